// Comes with jest.
import Sequencer from '@jest/test-sequencer';

/**
 * Start processes, wait for them, and take the longest of all: begun last they would leave the other workers with nothing
 * to do. The first of the provider's fills the database that all of its others begin with: those that come soon would wait.
 */
const SLOWEST_FILES = [
  '/shell/src/server/smokeTest/smokeTestInProcess',
  '/provider/src/(verify/verify|fuzz/fuzz)[.]',
  '/provider/src/gracefulStop',
  '/shell/src/server/(threads|lifecycle)/',
  '/tooling/src/(release|packages)/',
  '/provider/src/faults/',
  '/provider/src/platform/database/',
  '/mfe-booking/src/stores/purchase',
  '/provider/src/(shop/cart|search|everyCall|documents/blocks)',
].map((pattern) => new RegExp(pattern));

/** Jest's own order, behind the files that take longest. */
// oxlint-disable-next-line import/no-default-export -- Jest asks for one.
export default class SlowestFirst extends Sequencer {
  sort(tests) {
    const placeOf = ({ path }) => {
      const place = SLOWEST_FILES.findIndex((pattern) => pattern.test(path));
      return place === -1 ? SLOWEST_FILES.length : place;
    };
    return super.sort(tests).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
