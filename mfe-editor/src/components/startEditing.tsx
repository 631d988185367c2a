import { setEditingTools } from '@spielplan/shared-ui/host';
import { createEditingSession, type EditingSession, type SessionOptions } from '../stores/createEditingSession.ts';
import { createEditingTools } from './blocks/createEditingTools.tsx';

export { EditingBar } from './EditingBar.tsx';

/** Begins to edit the page on screen. Its code comes with entering edit mode. */
export async function startEditing(options: SessionOptions): Promise<EditingSession> {
  const session = await createEditingSession(options);
  setEditingTools(createEditingTools(session));
  return session;
}

export function stopEditing(session: EditingSession): void {
  setEditingTools(null);
  session.stop();
}
