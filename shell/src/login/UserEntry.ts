import { lazyPart } from '../parts/lazy/lazyPart.tsx';

/** The account entry of a browser that may be logged in; see `UserMenu.tsx`. */
export const UserEntry = lazyPart('login', () =>
  import(/* webpackChunkName: "login" */ './loginParts.ts').then((module) => module.UserMenu),
);
