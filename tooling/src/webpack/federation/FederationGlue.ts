import { fileURLToPath } from 'node:url';
import webpack, { type Compiler } from 'webpack';

const GLUE = fileURLToPath(import.meta.url).replace(/FederationGlue(?=\.\w+$)/, 'bundlerRuntime');

/**
 * What the plugin generates is a file named by a hash of absolute paths: an id made of that would give the same
 * sources another version in each folder.
 */
const GENERATED = '/.federation/entry.';
/** No other module gets it: theirs have three digits. */
const GENERATED_ID = 1;

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
          if (module.identifier().includes(GENERATED)) compilation.chunkGraph.setModuleId(module, GENERATED_ID);
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
