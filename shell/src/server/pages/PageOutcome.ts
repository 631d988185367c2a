import type { SiteBrand } from '../brand/presentBrand.ts';
import type { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { FileFound, PageAnswer, PageFound, PageHead, PageTwin } from '@spielplan/shared-contracts/remote';

/** The outcome of a path of the site, before it is written as HTML or as data. */
export type PageOutcome =
  /** `isPartial`: something that should be on it could not be read. */
  | { kind: 'page'; answer: ComposedAnswer; found: PageFound; error: SpielplanError | null; isPartial?: boolean }
  /** `isTidied`: the same page by its proper address, which may itself lead on. */
  | { kind: 'redirect'; status: 301 | 302; to: string; isPrivate: boolean; isTidied?: boolean }
  | { kind: 'file'; file: FileFound };

/**
 * A page answer on the server, where all of its head is known.
 * `forBrowser` takes away what a document has told already.
 */
export interface ComposedAnswer extends PageAnswer {
  head: PageHead;
  /** What a document carries instead of `data`. */
  documentData?: unknown;
  /** Its other forms, of which the head tells machines. */
  twin?: PageTwin | undefined;
  /** The house's own elements for the head of a document. */
  siteTags?: string | undefined;
  /** The page's own style, clean: a house's own error page brings one. */
  ownCss?: string | undefined;
  /** The house's design; left out where it is the default. */
  brand?: SiteBrand | undefined;
  /** Changes with whatever of the settings is seen on cards of shared pages. */
  look?: string | undefined;
  /** What search engines are told of the house beside its name. */
  structuredHouse?: object | undefined;
}
