import { checkContent } from '../fixtures/checkContent.ts';
import { test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';

// Both languages share the blocks of one page, so they are edited one after the other.
test.describe.configure({ mode: 'default' });

for (const lang of LANGUAGES) {
  test(`an editor is told what is wrong with a page, goes there, and is asked before publishing (${lang})`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/^editor:/);
    await checkContent(page, lang);
  });
}
