import { toLinkTarget } from '@spielplan/shared-contracts/rules/field-rules';

/**
 * An address as an editor types it, with https where no protocol
 * was typed; null where it leads nowhere a link may lead.
 */
export function toLinkAddress(typed: string): string | null {
  return toLinkTarget(typed.trim().replace(/^\/\/+/, 'https://'));
}
