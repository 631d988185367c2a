import type { EditingSession } from '../stores/createEditingSession.ts';
import { whenSettled } from '../stores/createSaveQueue.ts';
import type { Publication } from '../stores/createEditorUi.ts';

/** Publishes now or plans it, unless others have saved what has not been looked at: that is `outdated`; where the checks find errors it is asked first, once. */
export async function publishChecked(
  session: EditingSession,
  publication: Publication,
  isAsked = false,
): Promise<'done' | 'failed' | 'outdated' | 'asked'> {
  const { checks, publishing, ui } = session;
  // Nobody publishes words that they have not seen.
  if (await hasNews(session)) return 'outdated';
  const errors = isAsked ? [] : await checks.findErrors(publication.documents);
  if (errors.length > 0) {
    ui.setState({ layer: { kind: 'errors', errors, publication } });
    return 'asked';
  }
  if (await publishing.publish(publication.documents, publication.at)) {
    void session.news.look();
    return 'done';
  }
  const { action, partners } = publishing.getState();
  return action === 'outdated' && partners.length === 0 ? 'outdated' : 'failed';
}

/** Reads what others have saved, and tells whether anything of it has not been looked at. */
async function hasNews({ publishing, queue, news }: EditingSession): Promise<boolean> {
  await publishing.refresh();
  queue.check();
  await whenSettled(queue);
  return (await news.read()).length > 0;
}
