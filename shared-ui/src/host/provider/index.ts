export * from './callProvider.ts';
export { fetchToken } from './fetchToken.ts';
export { logOut } from './logOut.ts';
