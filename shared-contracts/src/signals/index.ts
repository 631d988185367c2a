export * from './favourites.ts';
export * from './signals.ts';
