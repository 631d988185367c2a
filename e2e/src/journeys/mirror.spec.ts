import { test } from '../fixtures/test.ts';
import { translatePage } from '../fixtures/translatePage.ts';
import { LANGUAGES } from '../fixtures/words.ts';

// Both languages share the blocks of one page, so they are edited one after the other.
test.describe.configure({ mode: 'default' });

for (const lang of LANGUAGES) {
  test(`a translator writes a page in its other language by keyboard, while somebody else changes the first (${lang})`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/^editor:|response: 412|console\.error: Failed to load resource/);
    await translatePage(page, lang);
  });
}
