import { isBannerDue } from './isBannerDue.ts';

const situation = { isDecided: true, hasTagManager: false, wasLegal: false, isLegal: false, hasReturned: false };

describe('the cookie banner (R44)', () => {
  it.each([
    ['a first visit', { isDecided: false }, true],
    ['a first visit on a legal page', { isDecided: false, isLegal: true }, true],
    ['a first visit that comes from a legal page', { isDecided: false, wasLegal: true, hasReturned: true }, true],
    ['somebody who rejected, on any page', {}, false],
    ['somebody who rejected, on a legal page', { isLegal: true }, false],
    ['somebody who rejected, from one legal page to the next', { wasLegal: true, isLegal: true }, false],
    ['somebody who rejected, leaving a legal page', { wasLegal: true }, true],
    ['the same a second time in this session', { wasLegal: true, hasReturned: true }, false],
    ['somebody with the tag manager, leaving a legal page', { wasLegal: true, hasTagManager: true }, false],
    ['somebody with the tag manager, on any page', { hasTagManager: true }, false],
  ])('%s sees it: %j %s', (_, change, isDue) => {
    expect(isBannerDue({ ...situation, ...change })).toBe(isDue);
  });
});
