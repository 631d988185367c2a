export * from './canaryState.ts';
export * from './judgeCanary.ts';
