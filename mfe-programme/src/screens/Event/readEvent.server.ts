import { eventCall, type EventDetail } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { readDetail, type Detail, type PathOf } from '../../transport/readDetail.server.ts';

/** Reads the event of an address; what is not it is settled as `readDetail` says. */
export function readEvent(context: LoadContext, pathOf: PathOf): Promise<Detail<EventDetail>> {
  const { provider, lang } = context;
  return readDetail(context, (id) => provider.read(eventCall, { params: { lang, id } }), pathOf);
}
