import { arrangePages } from '../fixtures/arrangePages.ts';
import { test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';

// One after the other: both arrange the one tree.
test.describe.configure({ mode: 'default' });

for (const lang of LANGUAGES) {
  test(`an editor arranges pages in the hub (${lang})`, async ({ page, complaints, request }) => {
    complaints.allow(/^editor:/);
    await arrangePages(page, lang, request);
  });
}
