export { renderInHost, type TestHost } from './renderInHost.tsx';
export { rulesOf } from './rulesOf.ts';
export { sectionOf } from './sectionOf.tsx';
