import type { LoadContext, LoadResult, PageFound } from '@spielplan/shared-contracts/remote';

/** The page a loader finds; anything else fails the test and says what it was. */
export async function pageOf<Data>(
  load: (context: LoadContext) => Promise<LoadResult<Data>>,
  context: LoadContext,
): Promise<PageFound<Data>> {
  const result = await load(context);
  if (result.kind !== 'page') throw new Error(`expected a page, got ${JSON.stringify(result)}`);
  return result;
}
