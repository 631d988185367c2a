import { publishChecked } from './publishChecked.ts';
import { isStepOver } from '../domain/workspace/undo.ts';
import { type EditingSession, refusalText } from '../stores/createEditingSession.ts';
import { countOpen } from '../stores/createPageTexts.ts';
import { planOf } from '../stores/createPublishing.ts';
import { sendAll } from '../stores/sendAll.ts';

/** What the toolbar's buttons and keys do with the whole page; each says what came of it. */
export interface PageActions {
  save(): void;
  publish(): Promise<void>;
  /** What is planned goes online as it is now, at the same time. */
  takeNewer(): Promise<void>;
  undo(): void;
  redo(): void;
  help(): void;
}

export function createPageActions(session: EditingSession): PageActions {
  const { store, queue, pageTexts, history, ui, say } = session;
  const back = async (step: 'undo' | 'redo') => {
    const version = history.step(session.area(), step);
    const outcome = version && (await version);
    if (outcome === 'overtaken') return say(`said.${step}Over`);
    if (outcome) return say(outcome === 'done' ? `said.${step}` : `version.${outcome}`);
    const refusal = store[step](session.area());
    if (refusal && isStepOver(refusal)) return say(`said.${step}Over`);
    return say(refusal ? refusalText(refusal) : `said.${step}`);
  };
  return {
    save() {
      const workspace = store.getState();
      if (Object.keys(workspace.problems).length > 0) {
        // What was refused may be taken by now.
        store.put({ ...workspace, problems: {} });
        queue.changed();
      }
      queue.flush();
      if (pageTexts && countOpen(pageTexts.getState()) > 0) void pageTexts.save();
    },
    async publish() {
      // The dialog says why not, and who can.
      if (!session.mayPublish) return ui.setState({ layer: { kind: 'publish' } });
      // What is missing or undecided is asked for first.
      const isWaiting = (await sendAll(session)) > 0;
      if (session.obstacles().length > 0) return ui.setState({ layer: { kind: 'publish' } });
      if (pageTexts && countOpen(pageTexts.getState()) > 0) return ui.setState({ layer: { kind: 'head' } });
      if (isWaiting) return say('publish.waiting');
      const outcome = await publishChecked(session, { documents: session.documents });
      if (outcome === 'outdated') ui.setState({ layer: { kind: 'publish' } });
      if (outcome !== 'asked') say(`publish.${outcome}`);
    },
    async takeNewer() {
      const plan = planOf(session.publishing.getState().states);
      if (!plan) return;
      const isWaiting = (await sendAll(session)) > 0;
      if (isWaiting) return say('publish.waiting');
      const outcome = await publishChecked(session, { documents: plan.documents, at: plan.at });
      if (outcome === 'outdated') ui.setState({ layer: { kind: 'publish' } });
      if (outcome !== 'asked') say(outcome === 'done' ? 'plan.retaken' : `publish.${outcome}`);
    },
    undo: () => void back('undo'),
    redo: () => void back('redo'),
    help: () => ui.setState({ layer: { kind: 'keys' } }),
  };
}
