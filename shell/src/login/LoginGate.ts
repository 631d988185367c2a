import { lazyPart } from '../parts/lazy/lazyPart.tsx';

/** The editor's toolbar and the request to log in again; see `LoginLayer.tsx`. */
export const LoginGate = lazyPart('login', () =>
  import(/* webpackChunkName: "login" */ './loginParts.ts').then((module) => module.LoginLayer),
);
