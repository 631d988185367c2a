import { defineRemote } from '@spielplan/shared-contracts/remote';

/**
 * What the editor's tools give to browsers; the shell asks for it only once an editor is logged in.
 */
export const remote = defineRemote({
  name: 'editor',
  slots: {
    'page.toolbar': () =>
      import(/* webpackChunkName: "slot-page.toolbar" */ './slots/PageToolbar/PageToolbar.tsx').then((m) => m.PageToolbar),
  },
});
