const { TestEnvironment } = require('jest-environment-jsdom');
const answerAskedStyles = require('./askedStyles.cjs');
require('./keepCompiled.cjs');

const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
];

// No MessageChannel: React's scheduler would hold its port open and jest would never end.
/** jsdom with what Node has and jsdom lacks, and browsers have too. */
class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
    this.global.IS_REACT_ACT_ENVIRONMENT = true;
    answerAskedStyles(this.global);
  }
}

module.exports = BrowserEnvironment;
