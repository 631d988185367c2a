export * from './eventState.ts';
