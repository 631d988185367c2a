import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  changePageTextsCall,
  discardDocumentsCall,
  documentBlocksCall,
  type DocumentRef,
  documentStateCall,
  type PageTexts,
  pageTextsCall,
  publishDocumentsCall,
  unpublishDocumentsCall,
  unscheduleDocumentsCall,
} from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../platform/context.ts';
import { registerCall } from '../platform/http/registerCall.ts';
import { accountOf } from '../accounts/index.ts';
import { expectedRevision } from '../platform/http/revisions.ts';
import { discardDocuments, publishDocuments, scheduleDocuments, unpublishDocuments } from './publishing/documentActions.ts';
import { readDocumentState } from './saving/documentState.ts';
import { changePageTexts, readPageTexts } from './pageTexts/changePageTexts.ts';
import { checkPageTexts } from './fields/checkBlock.ts';
import { placeNamed } from './content/place.ts';
import { readPublishing } from '../platform/settings/readPublishing.ts';
import { requirePlace } from './drafts/requirePlace.ts';
import { readEditedDocument } from './versions/restoreDocument.ts';
import { registerDocumentVersions } from './versions/routes.ts';

/** Where documents stand, their blocks as editors see them, and publishing. */
export function registerDocuments(app: FastifyInstance, context: ProviderContext): void {
  const { db } = context;

  registerCall(app, context, documentStateCall, async ({ query }) => {
    const place = await requirePlace(context, query);
    return readDocumentState(db, place, await readPublishing(db, context));
  });

  registerCall(app, context, documentBlocksCall, async ({ query, lang }) => {
    return readEditedDocument(context, await requirePlace(context, query), lang);
  });

  registerCall(app, context, publishDocumentsCall, async ({ body, request }) => {
    const documents = body.documents.map(named);
    if (body.at) return scheduleDocuments(context, request, documents, new Date(body.at));
    return publishDocuments(context, request, documents);
  });

  registerCall(app, context, unscheduleDocumentsCall, ({ body, request }) =>
    scheduleDocuments(context, request, body.documents.map(named), null),
  );
  registerCall(app, context, discardDocumentsCall, ({ body, request }) =>
    discardDocuments(context, accountOf(request), body.documents.map(named)),
  );
  registerCall(app, context, unpublishDocumentsCall, ({ body }) => unpublishDocuments(context, body.documents.map(named)));
  registerCall(app, context, pageTextsCall, async ({ params, lang, reply }) =>
    tagged(reply, await readPageTexts(db, params.id, lang)),
  );
  registerCall(
    app,
    context,
    changePageTextsCall,
    async ({ params, body, lang, request, reply }) => {
      const { revision, ...change } = body;
      const editing = { context, editor: accountOf(request), lang };
      const answer = await changePageTexts(editing, params.id, change, expectedRevision(request, revision));
      return 'refusedWith' in answer ? answer : tagged(reply, answer);
    },
    { checkBody: checkPageTexts },
  );
  registerDocumentVersions(app, context);
}

function tagged(reply: FastifyReply, texts: PageTexts): PageTexts {
  reply.header('etag', `"${texts.revision}"`);
  return texts;
}

function named(document: DocumentRef & { revision?: number | undefined }) {
  return { ...placeNamed(document), revision: document.revision };
}
