import type { Chunk, Compilation, Compiler, NormalModule } from 'webpack';

/**
 * Puts a container's exposed module into its entry script, which saves every page one request per
 * remote. It works because `src/remote.ts` imports nothing shared: all of that stays in lazy chunks.
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
        // Deleting while iterating is safe for a Set.
        for (const chunk of compilation.chunks) {
          if (chunk === entry || !isExposed(chunk) || !holdsRemoteFile(compilation, chunk)) continue;
          compilation.chunkGraph.integrateChunks(entry, chunk);
          compilation.chunks.delete(chunk);
        }
      });
    });
  }
}

/** The federation plugin names the exposed chunk only where it writes a manifest. */
function isExposed({ name }: Chunk): boolean {
  return !name || name.startsWith('__federation_expose_');
}

/** The exposed chunk is the one with the remote's declaration. */
function holdsRemoteFile(compilation: Compilation, chunk: Chunk): boolean {
  const modules = compilation.chunkGraph.getChunkModules(chunk) as Partial<NormalModule>[];
  return modules.some(({ resource }) => resource?.endsWith('/src/remote.ts'));
}
