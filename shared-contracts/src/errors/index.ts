export * from './SpielplanError.ts';
export * from './vocabulary.ts';
