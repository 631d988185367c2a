export * from './createOldestFirst.ts';
export * from './findWireFault.ts';
export * from './limitConnections.ts';
export * from './networkOf.ts';
export * from './traceparent.ts';
