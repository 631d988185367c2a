import { BLOCKS, type BlockModel } from '@spielplan/shared-contracts/api';
import { browserBlocks } from './browserBlocks.ts';
import { parseLinkTarget } from './parseLinkTarget.ts';
import { parseOnlineWindow } from './parseOnlineWindow.ts';
import { serverBlocks } from './serverBlocks.server.ts';

describe('blocks of the shell', () => {
  it('have a component for everything the server loads', () => {
    expect(Object.keys(browserBlocks)).toEqual(expect.arrayContaining(Object.keys(serverBlocks)));
    expect(Object.keys(serverBlocks)).toEqual(expect.arrayContaining(Object.keys(browserBlocks)));
  });

  it.each(Object.entries(serverBlocks))(
    '%s is written for the fields as the contract has them now',
    (model, { schemaVersion }) => {
      expect(schemaVersion).toBe(BLOCKS[model as BlockModel].schemaVersion);
    },
  );

  it('refuse a block that is not as agreed', async () => {
    const broken = { id: 1, slug: '', model: 'headline', parent: null, content_type: '', object_id: 1, columns: [], content: 7 };
    await expect(serverBlocks['headline']?.load(broken, {} as never)).rejects.toThrow('expected string');
  });
});

describe('link targets', () => {
  it.each(['/de', '#karte', '?page=2', 'https://a.example', 'mailto:a@b.example', 'tel:+49123'])('%s is safe', (link) => {
    expect(parseLinkTarget(` ${link} `)).toBe(link);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/a\tb',
    'de/besuch',
  ])('%j is not', (link) => {
    expect(parseLinkTarget(link)).toBeNull();
  });
});

describe('a time window', () => {
  const NOW = Date.parse('2026-11-21T12:00:00+01:00');
  it.each([
    [{}, true, undefined],
    [{ online_from: null, online_to: '' }, true, undefined],
    [{ online_from: '2026-11-21T12:00:00+01:00' }, true, undefined],
    [{ online_to: '2026-11-21T11:00:00Z' }, false, undefined],
    [{ online_from: '2026-11-21T11:00:01Z' }, false, NOW + 1_000],
    [{ online_to: '2026-11-21T12:00:05+01:00' }, true, NOW + 5_000],
    [{ online_from: 'soon' }, true, undefined],
  ])('%j is open: %s', (fields, isOnline, nextChange) => {
    expect(parseOnlineWindow(fields, NOW)).toEqual({ isOnline, nextChange });
  });
});
