export * from './cleanEnvironment.ts';
export * from './createOldestFirst.ts';
export * from './findWireFault.ts';
export * from './limitConnections.ts';
export * from './metrics/createRequestTimes.ts';
export * from './metrics/serveMetrics.ts';
export * from './networkOf.ts';
export * from './traceparent.ts';
