export { renderInHost, type TestHost } from './renderInHost.tsx';
export { sectionOf } from './sectionOf.tsx';
