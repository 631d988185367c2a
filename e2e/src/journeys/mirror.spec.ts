import { test } from '../fixtures/test.ts';
import { translatePage } from '../fixtures/translatePage.ts';
import { languagesOf } from '../fixtures/words.ts';
import { TURN_1 } from '../fixtures/turns.ts';

for (const lang of languagesOf('de')) {
  test(
    `a translator writes a page in its other language by keyboard, while somebody else changes the first (${lang})`,
    TURN_1,
    async ({ page, complaints }) => {
      complaints.allow(/^editor:|response: 412|console\.error: Failed to load resource/);
      await translatePage(page, lang);
    },
  );
}
