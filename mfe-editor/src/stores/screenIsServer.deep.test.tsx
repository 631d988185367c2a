import 'fake-indexeddb/auto';
import { stubBrowser } from '../testing/editPage.tsx';
import { MODEL_KINDS } from '../testing/editorOnPage.tsx';
import { type Model, openModel } from '../testing/openModel.ts';

/** 10,000 steps, the same each time. */
const [WALKS, STEPS] = [100, 100];

describe.each(['draft', 'direct'] as const)('where publishing is %s', (publishing) => {
  let model: Model;
  beforeAll(async () => {
    stubBrowser();
    model = await openModel(MODEL_KINDS, publishing);
  }, 240_000);
  afterAll(() => model.stop());

  it('whoever is told "saved" sees what the provider has, and nothing is removed without a command', async () => {
    let steps = 0;
    for (let walk = 0; walk < WALKS / 2; walk += 1) steps += await model.walk(2 * walk + (publishing === 'draft' ? 0 : 1), STEPS);
    expect(steps).toBe((WALKS / 2) * STEPS);
  }, 3_600_000);
});
