import { checkContent } from '../fixtures/checkContent.ts';
import { test } from '../fixtures/test.ts';
import { languagesOf } from '../fixtures/words.ts';
import { TURN_4 } from '../fixtures/turns.ts';

for (const lang of languagesOf('de')) {
  test(
    `an editor is told what is wrong with a page, goes there, and is asked before publishing (${lang})`,
    TURN_4,
    async ({ page, complaints }) => {
      complaints.allow(/^editor:/);
      await checkContent(page, lang);
    },
  );
}
