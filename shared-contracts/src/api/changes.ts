import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { CHANGE_TOPICS } from './changeTopics.ts';

const counterSchema = z.number().int().nonnegative().optional();
const shape = Object.fromEntries(CHANGE_TOPICS.map((topic) => [topic, counterSchema])) as Record<
  (typeof CHANGE_TOPICS)[number],
  typeof counterSchema
>;

/**
 * A number for each topic that is another one after every change of it, on every instance of the
 * provider alike. It may change only once reading the topic gives what is new. Topics that the
 * provider does not watch are left out.
 */
export const changesSchema = z.object(shape);
export type ChangeCounters = z.infer<typeof changesSchema>;

/**
 * Optional, and asked by every shell each second. Without it,
 * or without a topic in it, what is kept ends by its age alone.
 */
export const changesCall = defineCall({ id: 'changes', ...addresses.changes, answer: changesSchema });
