import { createRequire } from 'node:module';
import { types } from 'node:util';
import swc from '@swc/jest';

const require = createRequire(import.meta.url);
require('../../../provider/src/platform/database/resolveOrmOnce.ts');

/** Code under test that keeps nothing of one test for another, and replaces nothing of the machine. */
const LOADED_ONCE = /\/(provider|shared-contracts)\/src\/|\/node_modules\//;
/** What speaks of the running test. */
const OF_TESTS = /\/testing\/|\/conformanceSuite[.]|[.]test[.]/;

/**
 * Compiles tests as `@swc/jest` does. What they test is loaded by Node itself, once per process instead of once per
 * file: a provider takes seconds to load, and is quick only when it has run for a while. A test file gets its
 * exports from `loadOnce`, which the environment has (`loadOnceEnvironment.cjs`).
 */
// oxlint-disable-next-line import/no-default-export -- Jest asks for one.
export default {
  createTransformer(options) {
    const compiler = swc.createTransformer(options);
    const codeOf = (path) => (LOADED_ONCE.test(path) && !OF_TESTS.test(path) ? reexport(path, require(path)) : null);
    const compile = (how) => (source, path, given) => {
      const code = codeOf(path);
      return code === null ? compiler[how](source, path, given) : { code };
    };
    return {
      ...compiler,
      // An index has the names that other files give it.
      getCacheKey: (source, path, given) => codeOf(path) ?? compiler.getCacheKey(source, path, given),
      process: compile('process'),
      processAsync: compile('processAsync'),
    };
  },
};

function reexport(path, loaded) {
  const load = `loadOnce(${JSON.stringify(path)})`;
  if (!types.isModuleNamespaceObject(loaded)) return `module.exports = ${load};`;
  const names = Object.keys(loaded);
  const lines = names.map((name, index) => `const e${index} = loaded.${name};`);
  const exports = names.map((name, index) => `e${index} as ${name}`);
  return `const loaded = ${load};\n${lines.join('\n')}\nexport { ${exports.join(', ')} };\n`;
}
