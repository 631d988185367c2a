import {
  BLOCK_CALLS,
  type BlockModel,
  type Call,
  callPath,
  type Page,
  type PageBlock,
  pageCall,
} from '@spielplan/shared-contracts/api';
import { type Language, otherLanguage } from '@spielplan/shared-contracts/i18n';
import { openHouse } from '../../../testing/openHouse.ts';
import { EXAMPLE_BLOCKS } from './exampleBlocks.ts';

/** An editor of the page "Über uns" and its blocks, in a house of the test file's own. */
export function openBlocks() {
  const house = openHouse();
  let aboutId = 0;
  beforeAll(async () => {
    aboutId = (await readPage('de')).id;
  });

  const callsOf = (model: BlockModel): Record<keyof (typeof BLOCK_CALLS)['text'], Call> => BLOCK_CALLS[model];
  /** The end of the page. */
  const place = () => ({ parent: null, content_type: 'page', object_id: aboutId, slug: '' });

  async function readPage(lang: Language): Promise<Page> {
    const path = callPath(pageCall, { lang, path: lang === 'de' ? 'ueber-uns' : 'about' });
    return pageCall.answer.parse(await (await house.editor.get(path)).json());
  }

  async function ask(
    call: Call,
    lang: Language,
    id: number | null,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Response> {
    const path = callPath(call, id === null ? { lang } : { lang, id });
    return call.method === 'GET' ? house.editor.get(path) : house.editor.send(call.method, path, body, headers);
  }

  async function answered(response: Response, call: Call, status = 200): Promise<PageBlock> {
    const body = await response.json();
    expect([response.status, body]).toEqual([status, expect.anything()]);
    expect(call.answer.safeParse(body).error).toBeUndefined();
    return body as PageBlock;
  }

  async function create(model: BlockModel, more: object = {}, lang: Language = 'de'): Promise<PageBlock> {
    const body = { ...EXAMPLE_BLOCKS[model].input, ...place(), ...more };
    return answered(await ask(callsOf(model).create, lang, null, body), callsOf(model).create, 201);
  }

  /** Creates, reads, finds, changes and deletes a block of this kind. */
  async function proveLife({ model, lang }: { model: BlockModel; lang: Language }): Promise<void> {
    const calls = callsOf(model);
    const { input, change } = EXAMPLE_BLOCKS[model];
    const created = await create(model, {}, lang);
    expect(created).toMatchObject({ model, parent: null, content_type: 'page', object_id: aboutId });
    const { id } = created;

    expect(await answered(await ask(calls.read, lang, id), calls.read)).toEqual(created);
    const list = await house.editor.get(`${callPath(calls.list, { lang })}?object_id=${aboutId}`);
    expect(((await list.json()) as { results: PageBlock[] }).results).toContainEqual(created);
    expect((await readPage(otherLanguage(lang))).modules.at(-1)).toEqual(created);

    const patched = await answered(await ask(calls.patch, lang, id, change), calls.patch);
    expect(Object.keys(change).map((field) => patched[field])).not.toEqual(Object.keys(change).map((field) => created[field]));
    expect(patched.revision).toBeGreaterThan(Number(created['revision']));

    const both = { ...input, ...change };
    const updated = await answered(await ask(calls.update, lang, id, both), calls.update);
    expect(Object.keys(change).map((field) => updated[field])).toEqual(Object.keys(change).map((field) => patched[field]));

    expect(await (await ask(calls.remove, lang, id)).json()).toEqual({ id });
    expect((await ask(calls.read, lang, id)).status).toBe(404);
  }

  return { house, place, callsOf, ask, create, readPage, proveLife };
}
