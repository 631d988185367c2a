import 'fake-indexeddb/auto';
import { stubBrowser } from '../testing/editPage.tsx';
import { MODEL_KINDS } from '../testing/editorOnPage.tsx';
import { type Model, openModel } from '../testing/openModel.ts';

let model: Model;
beforeAll(async () => {
  stubBrowser();
  model = await openModel(MODEL_KINDS);
}, 240_000);
afterAll(() => model.stop());

it.each([1, 2, 3])(
  'two people in three tabs, restore, bring back, reload and reading in any order: whoever is told "saved" sees what the provider has (walk %i)',
  async (seed) => {
    expect(await model.walk(seed, 40)).toBe(40);
  },
  240_000,
);
