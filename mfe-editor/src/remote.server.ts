import { defineServerRemote } from '@spielplan/shared-contracts/remote';
import de from './i18n/de.json' with { type: 'json' };
import en from './i18n/en.json' with { type: 'json' };
import { PageToolbar } from './slots/PageToolbar/PageToolbar.tsx';

/**
 * What the editor's tools give to the shell's server: their
 * texts above all, since the toolbar is never rendered there.
 */
export const remote = defineServerRemote({
  name: 'editor',
  slots: { 'page.toolbar': PageToolbar },
  messages: { de, en },
});
