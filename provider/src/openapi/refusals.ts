import type { Call } from '@spielplan/shared-contracts/api';
import type { ApiTexts } from './apiTexts.ts';
import { COMPONENTS } from './jsonSchema.ts';

/** What any call may answer, whatever it is about. */
export const EVERY_CALL = [405, 429, 500, 503] as const;
const UNSAFE = new Set(['POST', 'PATCH', 'DELETE']);

/** The statuses with which a call can be refused, ascending. */
export function refusalsOf(call: Call): number[] {
  const { id, method, path, query, body, access } = call;
  const isUnsafe = UNSAFE.has(method);
  const statuses: number[] = [...EVERY_CALL];
  const add = (holds: boolean, ...more: number[]) => void (holds && statuses.push(...more));
  add(query !== undefined || body !== undefined || path.includes('{'), 400);
  add(access !== undefined || id === 'login', 401);
  add(isUnsafe || access !== undefined, 403);
  add(path.includes('{') || isPaged(call), 404);
  add(id === 'setPassword', 410);
  add(hasConflict(call), 409);
  add(takesIfMatch(call), 412);
  add(body !== undefined, 413, 415);
  return statuses.sort((a, b) => a - b);
}

/** Tells whether somebody else may have been faster: a saved state that is newer, tickets that are gone. */
function hasConflict(call: Call): boolean {
  return takesRevision(call) || isRestore(call) || isCartChange(call) || call.id in EDITING_CONFLICTS;
}

/** With what the calls for documents, blocks of any kind and accounts refuse, and whether they heed `If-Match`. */
const EDITING_CONFLICTS: Readonly<Record<string, { schema: string; isPrecondition?: true }>> = {
  publishDocuments: { schema: 'DocumentsConflict' },
  unscheduleDocuments: { schema: 'DocumentsConflict' },
  discardDocuments: { schema: 'DocumentsConflict' },
  unpublishDocuments: { schema: 'DocumentsConflict' },
  restoreDocumentVersion: { schema: 'DocumentsConflict', isPrecondition: true },
  markTranslated: { schema: 'BlockConflict', isPrecondition: true },
  moveBlock: { schema: 'BlockConflict', isPrecondition: true },
  removeBlock: { schema: 'BlockConflict', isPrecondition: true },
  restoreBlocks: { schema: 'BlockConflict' },
  changePageTexts: { schema: 'PageTextsConflict', isPrecondition: true },
  copyBlocks: { schema: 'BlockConflict' },
  changeAccount: { schema: 'AccountConflict', isPrecondition: true },
  changeAlerts: { schema: 'AlertsConflict', isPrecondition: true },
  changeHours: { schema: 'HoursConflict', isPrecondition: true },
  changeHoursPlace: { schema: 'HoursPlaceConflict', isPrecondition: true },
  changeRedirects: { schema: 'RedirectsConflict', isPrecondition: true },
  changeDesign: { schema: 'DesignConflict', isPrecondition: true },
  changeBrand: { schema: 'BrandConflict', isPrecondition: true },
  changeHouseTexts: { schema: 'HouseTextsConflict', isPrecondition: true },
  changeSwitches: { schema: 'SwitchesConflict', isPrecondition: true },
  inviteAccount: { schema: 'Problem' },
  linkAccount: { schema: 'Problem' },
  removeAccount: { schema: 'Problem' },
};

/** Tells whether a call changes one block and may name its revision in `If-Match`. */
export function takesIfMatch(call: Call): boolean {
  return takesRevision(call) || isRestore(call) || EDITING_CONFLICTS[call.id]?.isPrecondition === true;
}

/** Tells whether a call changes one content block, so that a revision may be named. */
function takesRevision({ id }: Call): boolean {
  return /\.(update|patch|remove)$/.test(id);
}

function isPaged({ query }: Call): boolean {
  return query !== undefined && 'shape' in query && 'page' in (query.shape as object);
}

export function isUnsafe({ method }: Call): boolean {
  return UNSAFE.has(method);
}

/** Tells whether a call makes an old state of a page the newest; it names the revision of the page. */
function isRestore({ id }: Call): boolean {
  return id === 'restorePageVersion';
}

function isCartChange({ path, method }: Call): boolean {
  return path.startsWith('/api/shop-cart/') && method !== 'GET';
}

/** A refusal as an operation names it: what differs is written out, what does not is shared. */
export function refusalOf(call: Call, status: number, texts: ApiTexts): object {
  if (isRestore(call) && (status === 409 || status === 412)) {
    return { description: texts.say(`answer.${status}`), content: json('PageConflict') };
  }
  const conflict = EDITING_CONFLICTS[call.id];
  if (conflict && (status === 409 || status === 412)) {
    return { description: texts.say(`answer.${status}`), content: json(conflict.schema) };
  }
  if (status !== 409) return { $ref: `#/components/responses/Refused${status}` };
  const schema = isCartChange(call) ? 'CartRefusal' : takesRevision(call) ? 'ModuleConflict' : 'Problem';
  return { description: texts.say('answer.409'), content: json(schema) };
}

/** The refusals that calls share. */
export function sharedRefusals(texts: ApiTexts): Record<string, object> {
  const statuses = [400, 401, 403, 404, 405, 410, 412, 413, 415, 429, 500, 503];
  return Object.fromEntries(statuses.map((status) => [`Refused${status}`, sharedRefusal(status, texts)]));
}

function sharedRefusal(status: number, texts: ApiTexts): object {
  const headers: Record<string, object> = { 'X-Request-Id': header(texts.say('header.X-Request-Id'), 'string') };
  if (status === 429 || status === 503) headers['Retry-After'] = header(texts.say('header.Retry-After'), 'integer');
  if (status === 405) headers.Allow = header(texts.say('answer.405'), 'string');
  return {
    description: texts.say(`answer.${status}`),
    headers,
    content: json(status === 412 ? 'ModuleConflict' : 'Problem'),
  };
}

function header(description: string, type: string): object {
  return { description, schema: { type } };
}

function json(component: string): object {
  return { 'application/json': { schema: { $ref: COMPONENTS + component } } };
}
