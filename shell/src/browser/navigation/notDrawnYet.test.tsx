import { back, holdBack, open, serve, settle, startFresh } from '../testing/fakeSite.ts';

startFresh();

describe('a page that is shown with the next frame only', () => {
  const drawn: (() => void)[] = [];
  const drawFrame = () => drawn.splice(0).forEach((show) => show());
  beforeEach(() => {
    document.startViewTransition = ((show: () => void) => (drawn.push(show), { ready: Promise.resolve() })) as never;
  });
  afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

  it('is taken back by who goes back before that', async () => {
    const site = open();
    serve('/de/a');
    site.visit('/de/a');
    await settle();
    expect([location.pathname, site.shown()]).toEqual(['/de/a', '/de']);
    await back();
    await settle();
    drawFrame();
    expect([location.pathname, site.shown(), site.page().location.pathname]).toEqual(['/de', '/de', '/de']);
  });

  it('has what was opened over it before that', async () => {
    const site = open();
    serve('/de/a');
    site.visit('/de/a');
    await settle();
    site.visit('/de/a?overlay=events');
    drawFrame();
    expect([site.shown(), site.page().location.search, site.state()]).toEqual([
      '/de/a',
      '?overlay=events',
      { state: 'idle', to: null },
    ]);
  });

  it('does not end the wait for the next one', async () => {
    const site = open();
    serve('/de/a');
    holdBack('/de/b');
    site.visit('/de/a');
    await settle();
    site.visit('/de/b');
    drawFrame();
    expect([site.shown(), site.state()]).toEqual(['/de/a', { state: 'loading', to: '/de/b' }]);
  });
});
