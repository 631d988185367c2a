export { accountContext, CSRF_TOKEN, type TestAccountContext } from './accountContext.ts';
export { atLeastOne } from './atLeastOne.ts';
export { loadContext, type Answers, type LoadContextOptions, type TestLoadContext } from './loadContext.ts';
export { logLineSchema } from './logLine.ts';
export { until } from './until.ts';
export * from './fieldRuleCases.ts';
