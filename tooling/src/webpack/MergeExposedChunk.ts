import type { Compiler } from 'webpack';

/**
 * Puts a container's exposed module into its entry script, which saves every page one request per remote. It works
 * because `src/remote.ts` imports nothing shared: all of that stays in lazy chunks.
 */
export class MergeExposedChunk {
  readonly entryName: string;

  constructor(entryName: string) {
    this.entryName = entryName;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('MergeExposedChunk', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'MergeExposedChunk', stage: 10 }, () => {
        const entry = compilation.namedChunks.get(this.entryName);
        if (!entry) return;
        for (const chunk of [...compilation.chunks]) {
          if (!chunk.name?.startsWith('__federation_expose_')) continue;
          compilation.chunkGraph.integrateChunks(entry, chunk);
          compilation.chunks.delete(chunk);
        }
      });
    });
  }
}
