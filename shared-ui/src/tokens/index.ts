export * from './themes.ts';
export * from './tokens.ts';
