import { createLaterCode } from '../LaterPart.tsx';

/** Both languages beside each other. */
export const LATER_VIEW = createLaterCode(() =>
  import(/* webpackChunkName: "mirror" */ './MirrorView.tsx').then((m) => m.MirrorView),
);
