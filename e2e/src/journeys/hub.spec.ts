import { arrangePages } from '../fixtures/arrangePages.ts';
import { keepMedia } from '../fixtures/keepMedia.ts';
import { test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';

// The tree of pages and the media library are the same for both languages, so they are changed one after the other.
test.describe.configure({ mode: 'default' });

for (const lang of LANGUAGES) {
  test(`an editor arranges pages in the hub: makes, finds, renames, moves, removes and restores one (${lang})`, async ({
    page,
    complaints,
    request,
  }) => {
    complaints.allow(/^editor:/);
    await arrangePages(page, lang, request);
  });

  test(`an editor fills the media library: uploads, finds, describes, crops and removes (${lang})`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/^editor:|CONNECTION_RESET|parts\/|409|415|finish|api\/media/);
    await keepMedia(page, lang);
  });
}
