import { arrangePages } from '../fixtures/arrangePages.ts';
import { test } from '../fixtures/test.ts';

test('an editor arranges pages in the hub: makes, finds, renames, moves, removes and restores one', async ({
  page,
  complaints,
  request,
}) => {
  complaints.allow(/^editor:/);
  await arrangePages(page, 'de', request);
});
