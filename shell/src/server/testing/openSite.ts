import { createPages } from '../pages/createPages.ts';
import type { PreparedResponse } from '../http/PreparedResponse.ts';
import { createTestContext, type TestContextOptions } from './createTestContext.ts';

/**
 * The pages of a small site; `release` puts another
 * release set in its place, as the watch of releases does.
 */
export function openSite({
  hasCache = true,
  isSecure = false,
  ...options
}: TestContextOptions & { hasCache?: boolean; isSecure?: boolean } = {}) {
  let made = createTestContext(options);
  const pages = createPages({ renderContext: () => made.renderContext, hasCache, isSecure });
  const release = (next: TestContextOptions) => {
    const before = made.renderContext.set;
    made = createTestContext(next);
    pages.follow(made.renderContext.set, before);
  };
  return { pages, log: made.log, missing: made.missing, release, setId: () => made.renderContext.set.id };
}

export const bodyOf = ({ body }: PreparedResponse) => body.toString('utf8');
export const dataOf = (prepared: PreparedResponse) => JSON.parse(bodyOf(prepared)) as Record<string, unknown>;
export const titleOf = (prepared: PreparedResponse) => /<title>(.*?)<\/title>/.exec(bodyOf(prepared))?.[1];
/** Lets everything that is ready happen. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
