export * from './savedEvents.ts';
export * from './heldCart.ts';
export * from './season.ts';
export * from './accessNeeds.ts';
export * from './choices.ts';
