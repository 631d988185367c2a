import { parsePageFrame } from './pageFrame.ts';

describe('what a page asks of its frame', () => {
  it('is read where it is known', () => {
    const frame = {
      theme: 'cc02',
      isLandingPage: true,
      stickyLinks: [{ href: '#anfahrt', label: 'Anfahrt' }],
      ticketLink: 'always',
      header: 'large',
      account: { name: 'Lea Leitner', logOut: { action: '/logout', csrfToken: 'abc', next: '/de', isEverywhere: true } },
    };
    expect(parsePageFrame(frame)).toEqual({ frame, unknown: [] });
    const account = { name: 'Lea Leitner', logOut: null };
    const screens = [{ title: 'Überblick', url: '/de/dashboard', isCurrent: true }];
    expect(parsePageFrame({ account, screens })).toEqual({ frame: { account, screens }, unknown: [] });
    expect(parsePageFrame(undefined)).toEqual({ frame: {}, unknown: [] });
  });

  it.each([
    ['a theme of another site', { theme: 'cc09' }, 'frame.theme', 'has a value'],
    ['a landing page by a word', { isLandingPage: 'yes' }, 'frame.isLandingPage', 'has a value'],
    ['links that are none', { stickyLinks: [{ href: 7 }] }, 'frame.stickyLinks', 'has a value'],
    ['links that are no list', { stickyLinks: null }, 'frame.stickyLinks', 'has a value'],
    ['an account without a name', { account: { logOut: null } }, 'frame.account', 'has a value'],
    ['an account that is none', { account: null }, 'frame.account', 'has a value'],
    ['a screen without an address', { screens: [{ title: 'Überblick', isCurrent: true }] }, 'frame.screens', 'has a value'],
    ['a way out without an address', { account: { name: 'Lea', logOut: { next: '/de' } } }, 'frame.account', 'has a value'],
    ['a newer contract', { footer: 'none' }, 'frame.footer', 'is unknown'],
    ['a name of every object', { constructor: 1 }, 'frame.constructor', 'is unknown'],
  ])('leaves out %s and tells it, and keeps the rest', (_, setting, field, reason) => {
    expect(parsePageFrame({ ...setting, header: 'large' })).toEqual({
      frame: { header: 'large' },
      unknown: [{ field, reason: expect.stringContaining(reason) }],
    });
  });

  it.each([[null], ['large'], [['large']]])('is nothing where a loader answers %j', (value) => {
    expect(parsePageFrame(value)).toEqual({ frame: {}, unknown: [{ field: 'frame', reason: 'is no object' }] });
  });
});
