export * from './savedEvents.ts';
export * from './heldCart.ts';
