export { renderInHost, type TestHost } from './renderInHost.tsx';
