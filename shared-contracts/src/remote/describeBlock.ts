import { z } from 'zod';
import type { Localised } from '../i18n/language.ts';
import type { ReleasedBlock } from './release.ts';
import type { BlockDefinition } from '../api/blocks/defineBlock.ts';

/**
 * Says of a kind of block that a remote brings what may be saved of it and what editors read:
 * its release says so to who reads the feed. `fields` names those that have other names there.
 */
export function describeBlock(
  { input }: Pick<BlockDefinition, 'input'>,
  label: Localised,
  fields: Readonly<Record<string, Localised>> = {},
): ReleasedBlock {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return { schema: JSON.parse(JSON.stringify(schema)) as ReleasedBlock['schema'], label, fields };
}
