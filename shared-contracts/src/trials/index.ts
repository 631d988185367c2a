export * from './judgeCanary.ts';
