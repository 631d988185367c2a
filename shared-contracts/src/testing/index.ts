export { atLeastOne } from './atLeastOne.ts';
export { until } from './until.ts';
export * from './fieldRuleCases.ts';
