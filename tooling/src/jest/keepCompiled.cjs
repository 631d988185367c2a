const { createRequire } = require('node:module');
const vm = require('node:vm');

const { compileFunction, Script } = vm;
const lexer = createRequire(require.resolve('jest-runtime'))('cjs-module-lexer');
const { parse } = lexer;
const LIBRARY = '/node_modules/';
const IMPORTS = /\bimport\s*\(/;
/** Whether a library imports by itself, by its path. */
const importing = new Map();
/** The names that a library exports, by its text. */
const parsed = new Map();

/**
 * Jest compiles each library again for each test file. V8 knows a script again that it has compiled in another window
 * of this process, but for one that may import something: few libraries do.
 */
vm.compileFunction = (code, parameters, options = {}) => {
  const { filename = '', parsingContext } = options;
  if (!parsingContext || !filename.includes(LIBRARY) || imports(filename, code))
    return compileFunction(code, parameters, options);
  return new Script(`(function (${parameters.join(', ')}) {${code}\n})`, { filename }).runInContext(parsingContext);
};

/** It looks for exports again as well. */
lexer.parse = (source) => {
  if (!parsed.has(source)) parsed.set(source, parse(source));
  return parsed.get(source);
};

function imports(filename, code) {
  if (!importing.has(filename)) importing.set(filename, IMPORTS.test(code));
  return importing.get(filename);
}
