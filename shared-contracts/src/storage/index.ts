export * from './favourites.ts';
export * from './heldCart.ts';
