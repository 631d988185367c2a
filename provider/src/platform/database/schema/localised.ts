import type { Localised } from '@spielplan/shared-contracts/i18n';
import { jsonb } from './jsonb.ts';

/** A column that holds a text in every language of the site. */
export function localised(name: string) {
  return jsonb(name).$type<Localised>();
}
