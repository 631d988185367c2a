import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import { LEFT_OUT_EVENT } from '../../failures/createPartReport.server.ts';
import type { Log, LogFields } from '../log.ts';

/** What pages of one release set lost while they were made, by what they asked for. */
export interface Notes {
  /** By words for people; `of` is the call, block or section that it is about. */
  losses: Map<string, { of: string }>;
  calls: Set<string>;
}

const noted = new WeakMap<Log, Notes>();

/** A log that notes what was left out of pages, beside writing it. */
export function createNotingLog(log: Log): Log {
  const notes: Notes = { losses: new Map(), calls: new Set() };
  const lose = (of: string, words: string) => void notes.losses.set(words, { of });
  const text = (fields: LogFields, key: string) => String(fields[key]);
  const noting: Log = {
    ...log,
    warn(event, fields = {}) {
      if (event === LEFT_OUT_EVENT) lose(`call ${text(fields, 'call')}`, `${text(fields, 'call')}: ${text(fields, 'field')}`);
      log.warn(event, fields);
    },
    error(event, error, fields = {}) {
      if (event === 'block.failed') lose(`block ${text(fields, 'model')}`, `block ${text(fields, 'model')}`);
      if (event === 'section.failed') lose('section', `section ${text(fields, 'slug')}`);
      log.error(event, error, fields);
    },
  };
  noted.set(noting, notes);
  return noting;
}

/** The notes of such a log; nothing for another. */
export function notesOf(log: Log): Notes {
  return noted.get(log) ?? { losses: new Map(), calls: new Set() };
}

/** A reader that notes which calls are made. */
export function noteCalls(reader: ProviderReader, log: Log): ProviderReader {
  const { calls } = notesOf(log);
  return { ...reader, read: (call, ...rest) => (calls.add(call.id), reader.read(call, ...rest)) };
}
