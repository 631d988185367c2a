import type { Compiler } from 'webpack';

type Shorten = (code: string) => string | null;

/** A script in the head that says how it ended. The shell limits the time; a chunk is asked for once. */
const LOAD_SCRIPT = `__webpack_require__.l = (url, done) => {
  const script = document.createElement('script');
  script.src = url;
  script.onload = script.onerror = (event) => {
    script.remove();
    done(event);
  };
  document.head.append(script);
};`;

const NOTHING_SHARED = '__webpack_require__.S = {};';

/** What our glue never reads of what the federation's plugin tells its own runtime. */
const UNREAD = {
  federation: ['chunkMatcher', 'rootOutputDir', 'bundlerRuntimeOptions'],
  consumes: ['shareScope', 'singleton', 'requiredVersion', 'strictVersion', 'eager', 'layer'],
  call: ['chunkMapping', 'installedModules'],
};
/** A shared module that a remote does not bring: the glue says so itself. */
const NO_FALLBACK = /^\s*fallback: ?\(\) ?=> ?\(\) ?=> ?\{ ?throw .*\n/gm;

const SHORTER: Readonly<Record<string, Shorten>> = {
  'load script': () => LOAD_SCRIPT,
  // webpack's own way of sharing, which the plugin's, of the same name, replaces at once; a remote
  // shares nothing.
  sharing: (code) => (!code.includes('bundlerRuntime') ? null : code.includes('shared = {}') ? NOTHING_SHARED : code),
  'federation runtime': (code) => withoutLines(code, UNREAD.federation),
  consumes: (code) => withoutLines(code, [...UNREAD.consumes, ...UNREAD.call]).replace(NO_FALLBACK, ''),
  'jsonp chunk loading': (code) => code.replace(/^\s*error\.(?:type|request|event) = .*\n/gm, ''),
};

/**
 * Leaves out of a release's runtime what nothing asks for: the general forms cost
 * every script of every page 0.5 KiB. Development keeps them.
 */
export class LeanRuntime {
  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap('LeanRuntime', (compilation) => {
      compilation.hooks.runtimeModule.tap('LeanRuntime', (module) => {
        const shorten = SHORTER[module.name];
        if (!shorten) return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          return typeof code === 'string' ? shorten(code) : code;
        };
      });
    });
  }
}

/** Removes the lines that begin with one of the names, as a property or an argument. */
function withoutLines(code: string, names: readonly string[]): string {
  return code.replace(new RegExp(`^\\s*(?:${names.join('|')}): .*\\n`, 'gm'), '');
}
