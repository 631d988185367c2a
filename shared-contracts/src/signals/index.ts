export * from './signals.ts';
