export * from './callProvider.ts';
export { fetchToken } from './fetchToken.ts';
export { askToLogOut, logOut, onLogOutAsked } from './logOut.ts';
