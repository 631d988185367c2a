import type { EditingSession } from './createEditingSession.ts';
import { countOpen } from './createPageTexts.ts';
import { whenSettled } from './createSaveQueue.ts';

/** Sends what waits, texts of the page's head included; answers how much still waits once nothing more can be sent by itself. */
export async function sendAll({ queue, pageTexts }: EditingSession): Promise<number> {
  const open = () => (pageTexts ? countOpen(pageTexts.getState()) : 0);
  if (open() > 0) await pageTexts?.save();
  return (await whenSettled(queue)) + open();
}
