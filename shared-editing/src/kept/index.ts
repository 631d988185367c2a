export * from './keptDatabase.ts';
export * from './keptTexts.ts';
export * from './tabLocks.ts';
