import { defineRemote } from '@spielplan/shared-contracts/remote';

/** What browsers get: everything lazy, each chunk named after its part. */
export const remote = defineRemote({
  name: 'starter',
  screens: {
    starterStart: () =>
      import(/* webpackChunkName: "screen-starterStart" */ './screens/Start/StartScreen.tsx').then((m) => m.StartScreen),
  },
  blocks: {
    starter_note: () => import(/* webpackChunkName: "block-starter_note" */ './blocks/Note/Note.tsx').then((m) => m.Note),
  },
});
