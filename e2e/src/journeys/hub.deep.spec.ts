import { arrangePages } from '../fixtures/arrangePages.ts';
import { test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';

for (const lang of LANGUAGES) {
  test(`an editor arranges pages in the hub (${lang})`, async ({ page, complaints, request }) => {
    complaints.allow(/^editor:/);
    await arrangePages(page, lang, request);
  });
}
