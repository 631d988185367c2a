import { fileURLToPath } from 'node:url';
import webpack, { type Compiler, type Module } from 'webpack';

const GLUE = fileURLToPath(import.meta.url).replace(/FederationGlue(?=\.\w+$)/, 'bundlerRuntime');

/**
 * Ids of the two modules that the plugin generates. Webpack would make them of their names, which hold absolute paths,
 * and the same sources would have another version in each folder. It gives no other module an id that is taken.
 */
const IDS: readonly [id: number, isIt: (module: Module) => boolean][] = [
  [1, (module) => module.nameForCondition()?.includes('/.federation/entry.') ?? false],
  [2, (module) => module.identifier().startsWith('container entry ')],
];

/**
 * Puts our glue for browsers into the place of the federation's
 * own runtime (docs/decisions/0061-federation-glue.md).
 */
export class FederationGlue {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(/@module-federation\/webpack-bundler-runtime\//, GLUE).apply(compiler);
    compiler.hooks.thisCompilation.tap('FederationGlue', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationGlue', (modules) => {
        for (const module of modules)
          for (const [id, isIt] of IDS) if (isIt(module)) compilation.chunkGraph.setModuleId(module, id);
      });
      compilation.hooks.finishModules.tap('FederationGlue', (modules) => {
        const foreign = [...modules].find((module) => /node_modules\/@module-federation\//.test(module.identifier()));
        if (foreign)
          compilation.errors.push(
            new webpack.WebpackError(`The federation's own runtime is in the build: ${foreign.identifier()}`),
          );
      });
    });
  }
}
