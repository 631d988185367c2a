import { productionCall, type ProductionDetail } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { readDetail, type Detail, type PathOf } from '../../transport/readDetail.server.ts';

/** Reads the production of an address; what is not it is settled as `readDetail` says. */
export function readProduction(context: LoadContext, pathOf: PathOf): Promise<Detail<ProductionDetail>> {
  const { provider, lang } = context;
  return readDetail(context, (id) => provider.read(productionCall, { params: { lang, id } }), pathOf);
}
