import { arrangePages } from '../fixtures/arrangePages.ts';
import { LANGUAGES } from '../fixtures/words.ts';
import { keepMedia } from '../fixtures/keepMedia.ts';
import { test } from '../fixtures/test.ts';

// One after the other: both arrange the one tree.
test.describe.configure({ mode: 'default' });

for (const lang of LANGUAGES) {
  test(`an editor arranges pages in the hub (${lang})`, async ({ page, complaints, request }) => {
    complaints.allow(/^editor:/);
    await arrangePages(page, lang, request);
  });
  test(`an editor fills the media library (${lang})`, async ({ page, complaints }) => {
    complaints.allow(/^editor:|CONNECTION_RESET|parts\/|409|415|finish|api\/media/);
    await keepMedia(page, lang);
  });
}
