import { type EditingSession, refusalText } from '../stores/createEditingSession.ts';
import { whenSettled } from '../stores/createSaveQueue.ts';

/** What the toolbar's buttons and keys do with the whole page; each says what came of it. */
export interface PageActions {
  save(): void;
  publish(): Promise<void>;
  undo(): void;
  redo(): void;
  help(): void;
}

export function createPageActions(session: EditingSession): PageActions {
  const { store, queue, publishing, ui, say } = session;
  const back = (step: 'undo' | 'redo') => {
    const refusal = store[step](session.area());
    say(refusal ? refusalText(refusal) : `said.${step}`);
  };
  return {
    save: () => queue.flush(),
    async publish() {
      if ((await whenSettled(queue)) > 0) return say('publish.waiting');
      return say((await publishing.publish()) ? 'publish.done' : 'publish.failed');
    },
    undo: () => back('undo'),
    redo: () => back('redo'),
    help: () => ui.setState({ layer: { kind: 'keys' } }),
  };
}
