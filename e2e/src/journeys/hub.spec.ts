import { arrangePages } from '../fixtures/arrangePages.ts';
import { keepMedia } from '../fixtures/keepMedia.ts';
import { test } from '../fixtures/test.ts';

test('an editor arranges pages in the hub: makes, finds, renames, moves, removes and restores one', async ({
  page,
  complaints,
  request,
}) => {
  complaints.allow(/^editor:/);
  await arrangePages(page, 'de', request);
});

test('an editor fills the media library: uploads, finds, describes, crops and removes', async ({ page, complaints }) => {
  complaints.allow(/^editor:|CONNECTION_RESET|parts\/|409|415|finish|api\/media/);
  await keepMedia(page, 'de');
});
