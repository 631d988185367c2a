import { collectScreens, defineScreen, defineServerRemote } from '@spielplan/shared-contracts/remote';
import { loadNote } from './blocks/Note/loadNote.server.ts';
import { Note } from './blocks/Note/Note.tsx';
import { noteKind } from './blocks/Note/noteKind.server.ts';
import de from './i18n/de.json' with { type: 'json' };
import en from './i18n/en.json' with { type: 'json' };
import { routes } from './routes.ts';
import { loadStart } from './screens/Start/loadStart.server.ts';
import { StartScreen } from './screens/Start/StartScreen.tsx';

/** What the shell's server gets: the same parts with what loads their data, and all texts. */
export const remote = defineServerRemote({
  name: 'starter',
  ...collectScreens([defineScreen(routes.starterStart, { load: loadStart, component: StartScreen })], []),
  blocks: { starter_note: { component: Note, load: loadNote, kind: noteKind } },
  messages: { de, en },
});
