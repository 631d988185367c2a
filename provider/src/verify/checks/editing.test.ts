import { setPublishing } from '../../testing/editorsDesk.ts';
import { TEST_EDITOR } from '../../testing/seededFolder.ts';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { type Damage, startDamagingProxy } from '../testing/damagingProxy.ts';
import { verifyProvider } from '../verifyProvider.ts';
import { editingCheck } from './editing.ts';
import { openReleasedHouse, releaseOf, SHELF } from '../../testing/releasedHouse.ts';
import { previewLinksCheck } from './previewLinks.ts';
import { releasedKindsCheck } from './releasedKinds.ts';

const house = await openReleasedHouse();
let provider: TestProvider;
let proxy: Awaited<ReturnType<typeof startDamagingProxy>>;
beforeAll(async () => {
  await house.writePlain(1, [releaseOf('shop', { blocks: { shop_shelf: SHELF } })]);
  provider = await startTestProvider({ releases: house.folder, unsignedReleases: true });
  proxy = await startDamagingProxy(provider.url);
}, START_TIMEOUT_MS);
afterAll(async () => {
  await proxy.close();
  await provider.close();
  await house.remove();
});

describe('Drafts', () => {
  const findings = async (damage: Damage, mayWrite = false) => {
    proxy.damage = damage;
    const report = await verifyProvider({ url: proxy.url, mayWrite, account: TEST_EDITOR, checks: [editingCheck] });
    return report.findings.map(({ kind, message }) => `${kind}: ${message}`);
  };
  const isDocuments = (path: string) => path.includes('/pageeditor-api/documents/');
  const without: Damage = {
    answer: (exchange) =>
      void (
        isDocuments(exchange.path) && Object.assign(exchange, { status: 404, json: { error: 'NOT_FOUND', code: 'SP-1001' } })
      ),
  };
  afterAll(() => setPublishing(provider, 'direct'));

  it('may be missing, and then the settings do not tell of them', async () => {
    expect(await findings(without)).toEqual(['note: is not served: every save is live']);
    await setPublishing(provider, 'draft');
    expect(await findings(without)).toEqual(['deviation: the settings tell of drafts, and this answers 404']);
    expect(await findings({}, true)).toEqual([]);
  });

  it('may be none: then each save is live, and the state of documents says the same', async () => {
    await setPublishing(provider, 'direct');
    expect(await findings({}, true)).toEqual([]);
    const other: Damage = {
      answer: (exchange) => {
        if (isDocuments(exchange.path)) exchange.json = { ...(exchange.json as object), publishing: 'draft' };
      },
    };
    expect(await findings(other)).toEqual(['deviation: says draft, and the settings say direct']);
    const hidden: Damage = {
      answer: (exchange) => {
        if (/pageeditor-api\/page(?:\/|\?|$)/.test(exchange.path)) exchange.json = { ...(exchange.json as object), modules: [] };
      },
    };
    const message = 'deviation: shows visitors nothing of what was saved, and the settings say direct';
    expect(await findings(hidden, true)).toEqual([message, message]);
  });

  it('are found where visitors see one', async () => {
    await setPublishing(provider, 'draft');
    const leak: Damage = {
      answer: (exchange) => {
        if (exchange.path.includes('edit=1')) exchange.json = { ...(exchange.json as object), headline: 'Vertragspruefung' };
      },
    };
    expect(await findings(leak, true)).toEqual(['deviation: shows visitors what is not published']);
  });
});

describe('Preview links', () => {
  const findings = async (damage: Damage) => {
    proxy.damage = damage;
    const options = { url: proxy.url, mayWrite: true, account: TEST_EDITOR, checks: [previewLinksCheck] };
    return (await verifyProvider(options)).findings.map(({ kind, message }) => `${kind}: ${message}`);
  };
  const isPreview = (path: string) => path.includes('/pageeditor-api/preview/');
  const MISSING = { status: 404, json: { error: 'NOT_FOUND', code: 'SP-1001' } };

  it('show their document until they are ended', async () => {
    expect(await findings({})).toEqual([]);
  });

  it('are found where they show something else, and go on when they have ended', async () => {
    const json = { content_type: 'page', object_id: 2_147_483_647, expires: '2030-01-01T00:00:00Z' };
    const everything: Damage = {
      answer: (exchange) => void (isPreview(exchange.path) && Object.assign(exchange, { status: 200, json })),
    };
    expect(await findings(everything)).toEqual([
      'deviation: answered with 200 instead of 404',
      'deviation: does not name the document of the link',
      'deviation: answers 200 for a link that was ended',
    ]);
  });

  it('may be missing', async () => {
    const without: Damage = {
      answer: (exchange) => void (exchange.path.includes('/preview-links/') && Object.assign(exchange, MISSING)),
    };
    expect(await findings(without)).toEqual(['note: is not served: drafts cannot be shown to others']);
  });
});

describe('Kinds of blocks that releases bring', () => {
  const findings = async (damage: Damage) => {
    proxy.damage = damage;
    const options = { url: proxy.url, mayWrite: false, account: TEST_EDITOR, checks: [releasedKindsCheck] };
    return (await verifyProvider(options)).findings.map(({ kind, message }) => `${kind}: ${message}`);
  };

  it('are served as the settings name them', async () => {
    await provider.followReleases();
    expect(await findings({})).toEqual([]);
    const without: Damage = {
      answer: (exchange) => void (exchange.path.includes('shop_shelf') && Object.assign(exchange, { status: 404, json: {} })),
    };
    expect(await findings(without)).toEqual(['deviation: the settings name it, and this answers 404']);
    const everything: Damage = {
      answer: (exchange) =>
        void (exchange.path.includes('vertragspruefung') && Object.assign(exchange, { status: 200, json: {} })),
    };
    expect(await findings(everything)).toEqual(['deviation: answers 200 for a kind that nobody has brought']);
  });
});
