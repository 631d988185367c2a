export * from './findWireFault.ts';
export * from './networkOf.ts';
