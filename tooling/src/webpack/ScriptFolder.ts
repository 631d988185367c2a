import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const NAME = 'ScriptFolder';

/**
 * Chunks lie beside the script that asks for them, whatever host it comes from. webpack's own way
 * (`publicPath: 'auto'`) also serves workers and scripts that nobody can name: 0.2 KiB in each script.
 */
export class ScriptFolder {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new ScriptFolderModule(NAME));
        return true;
      });
    });
  }
}

class ScriptFolderModule extends RuntimeModule {
  override generate(): string {
    return `${RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]+$/, '');`;
  }
}
