import type { MessageTable } from '@spielplan/shared-contracts/i18n';
import { areaOfName, PARTS } from './parts.ts';

/** Texts that the server alone puts into a page. */
const SERVER_AREAS = ['hours', 'limit', 'notice', 'preview', 'teams', 'twin'];

export const MESSAGE_AREAS: readonly string[] = [...new Set([...Object.values(PARTS), ...SERVER_AREAS])];

/**
 * The shell's texts apart: those of the page frame,
 * which every page carries, and those of each area.
 */
export interface MessageAreas {
  frame: MessageTable;
  of(area: string): MessageTable | undefined;
}

/** Takes the shell's table apart by the first words of its keys. */
export function splitMessages(table: MessageTable): MessageAreas {
  const areas = new Map<string, Record<string, MessageTable[string]>>(MESSAGE_AREAS.map((area) => [area, {}]));
  const frame: Record<string, MessageTable[string]> = {};
  for (const [key, message] of Object.entries(table)) {
    const [first = ''] = key.split('.', 1);
    (areas.get(first) ?? frame)[key] = message;
  }
  return { frame, of: (name) => areas.get(areaOfName(name)) };
}
