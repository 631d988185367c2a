import type { FastifyInstance } from 'fastify';
import { pageCall, pagesCall } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { readPreviewedPage, readWorkingPage } from '../../documents/reading/readWorkingPage.ts';
import { listPages } from './listPages.ts';
import { readerOf, SHARED_BY_VISITORS } from '../../documents/readers/readerOf.ts';
import { readPage } from './readPage.ts';

/** Pages of the page editor by their public path. Editors also see what is not online, and saved states by `version_id`, and all pages in one list. */
export function registerPages(app: FastifyInstance, context: ProviderContext): void {
  registerCall(
    app,
    context,
    pageCall,
    async (input) => {
      const { path } = input.params;
      const { version_id: version } = input.query;
      const reader = await readerOf(context, input);
      if (reader.isEditing && version === undefined) return readWorkingPage(context, { path }, input.lang);
      return (await readPreviewedPage(context, path, reader)) ?? readPage(context, path, reader, version);
    },
    SHARED_BY_VISITORS,
  );
  registerCall(app, context, pagesCall, ({ lang }) => listPages(context, lang));
}
