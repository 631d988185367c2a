const { types } = require('node:util');
const { TestEnvironment } = require('jest-environment-node');
require('./keepCompiled.cjs');

const ERRORS = { Error, AggregateError, TypeError, RangeError, SyntaxError };
/** Values of these are compared by their class, which code that is loaded once has from Node itself. */
const SHARED = { Map, Set, Date, ...ERRORS };
const hasInstance = Function.prototype[Symbol.hasInstance];

// What the engine itself throws in a test file is of that file's own classes: here its name counts.
for (const of of Object.values(ERRORS))
  Object.defineProperty(of, Symbol.hasInstance, {
    value(error) {
      return hasInstance.call(this, error) || (this === of && types.isNativeError(error) && isNamed(error, of.name));
    },
  });

function isNamed(error, name) {
  for (let each = Object.getPrototypeOf(error); each; each = Object.getPrototypeOf(each))
    if (each.constructor?.name === name) return true;
  return false;
}

/** Node, with what gives a test the code under test (`loadOnce.mjs`). */
class LoadOnceEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // What an earlier file of this process took on as its house's.
    delete globalThis.houseFormats;
    Object.assign(this.global, SHARED, { loadOnce: require });
  }
}

module.exports = LoadOnceEnvironment;
