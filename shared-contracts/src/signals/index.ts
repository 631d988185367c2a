export * from './favourites.ts';
export * from './heldCart.ts';
export * from './signals.ts';
