import type { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { PresentedBlock } from '@spielplan/shared-contracts/remote';
import { trackReads, type PageReads } from '../freshness/trackReads.ts';
import type { PreparedPage } from './answer/presentOutcome.ts';
import type { PreparedResponse } from '../http/PreparedResponse.ts';
import type { RenderContext } from './PageRequest.ts';
import { isListMissing, type ListOrder } from './loading/isListMissing.ts';
import { makeFormPage, type RefusedForm } from './makeFormPage.ts';
import { makeFailurePage, preparePage } from './preparePage.ts';
import { presentUnsaved, type UnsavedOrder } from './presentUnsaved.ts';

/** One page view as plain data, so that another thread can render it. */
export interface RenderJob {
  url: string;
  hasSession: boolean;
  isSecure: boolean;
  cookie?: string | undefined;
}

/** A page under way. */
export interface Rendering {
  /** Rejects as `preparePage` does. */
  page: Promise<PreparedPage>;
  /** The data that was read so far; complete when the page is there. */
  reads(): PageReads;
}

/** Runs loaders and renders: this thread, or one that can be ended. */
export interface PageRenderer {
  /** Makes one page with the code of the context's set. */
  make(context: RenderContext, job: RenderJob): Rendering;
  /** The error page of a path that the shell itself does not answer. */
  makeFailure(context: RenderContext, url: string, error: SpielplanError, isSecure: boolean): Promise<PreparedPage>;
  /** The page of a form with what somebody posted to it. Rejects as `makeFormPage` does. */
  makeForm(context: RenderContext, order: FormOrder): Promise<PreparedResponse>;
  /** Blocks as the page would show them. Rejects as reading the site does. */
  presentUnsaved(context: RenderContext, order: UnsavedOrder): Promise<PresentedBlock[]>;
  /** Whether a list answers that it is not there; what was known of it where that cannot be told. Never rejects. */
  isListMissing(context: RenderContext, order: ListOrder): Promise<boolean>;
}

/** A refused form, as plain data. */
export interface FormOrder extends RefusedForm {
  path: string;
  isSecure: boolean;
}

/** Makes pages in this thread: nothing can be done about code that does not let go. */
export const ownThread: PageRenderer = {
  make(context, { url, ...options }) {
    const { provider, reads } = trackReads(context.provider);
    return { page: preparePage({ ...context, provider }, url, options), reads };
  },
  makeFailure: makeFailurePage,
  makeForm: (context, { path, isSecure, ...refused }) => makeFormPage(context, path, refused, isSecure),
  presentUnsaved,
  isListMissing,
};
