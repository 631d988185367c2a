import type { Localised } from '@spielplan/shared-contracts/i18n';
import { jsonb } from './jsonb.ts';

/** A column that holds a text in every language of the site. */
export function localised<Name extends string>(name: Name) {
  return jsonb(name).$type<Localised>();
}
