export * from './ReleaseSource.ts';
export * from './trustedSource.ts';
export { parseReleasedKind } from '../remote/parseReleasedKind.ts';
export type { ReleaseFeed } from '../remote/release.ts';
export { keyTableSchema } from '../signing/statements.ts';
