import type { EditingSession } from '../stores/createEditingSession.ts';
import type { Publication } from '../stores/createEditorUi.ts';

/** Publishes now or plans it; where the checks find errors it is asked first, once. */
export async function publishChecked(
  session: EditingSession,
  publication: Publication,
  isAsked = false,
): Promise<'done' | 'failed' | 'asked'> {
  const { checks, publishing, ui } = session;
  const errors = isAsked ? [] : await checks.findErrors(publication.documents);
  if (errors.length > 0) {
    ui.setState({ layer: { kind: 'errors', errors, publication } });
    return 'asked';
  }
  return (await publishing.publish(publication.documents, publication.at)) ? 'done' : 'failed';
}
