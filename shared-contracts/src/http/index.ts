export * from './findWireFault.ts';
export * from './networkOf.ts';
export * from './traceparent.ts';
