const { TestEnvironment } = require('jest-environment-node');

/** Values of these are compared by their class, which code that is loaded once has from Node itself. */
const SHARED = { Map, Set, Date, Error, AggregateError, TypeError, RangeError, SyntaxError };

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
