import { setEditingTools } from '@spielplan/shared-ui/host';
import { createEditingSession, type EditingSession, type SessionOptions } from '../stores/createEditingSession.ts';
import { createEditingTools } from './blocks/createEditingTools.tsx';

export { isKeptByNewer } from '@spielplan/shared-editing/kept';
export { EditingBar } from './EditingBar.tsx';
export { EditingMenu } from './EditingMenu.tsx';

/** The session whose tools are in the page. */
let owner: EditingSession | null = null;

/** Begins to edit the page on screen. Its code comes with entering edit mode. */
export async function startEditing(options: SessionOptions): Promise<EditingSession> {
  const session = await createEditingSession(options);
  owner = session;
  setEditingTools(createEditingTools(session));
  return session;
}

/** Ends a session; the tools of another one that has begun meanwhile stay. */
export function stopEditing(session: EditingSession): void {
  if (owner === session) {
    owner = null;
    setEditingTools(null);
  }
  session.stop();
}
