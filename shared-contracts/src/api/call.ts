import type { z } from 'zod';
import { SpielplanError } from '../errors/SpielplanError.ts';
import type { ChangeTopic } from './changeTopics.ts';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Whom a call answers, 401 or 403 to everybody else: `account` anyone who is logged in, `editor` the same for
 * reading and who may edit for changing, the others who has that right. Publishing needs editing as well.
 */
export type CallAccess = 'account' | 'editor' | 'publish' | 'dashboard' | 'accounts';

/**
 * How long an answer to an anonymous GET may be reused, in seconds;
 * `stale` is how long it may serve while the provider is away.
 */
export interface CallCaching {
  fresh: number;
  stale: number;
  /** How long it is remembered that there is no such thing; not at all where it is left out. */
  missing?: number;
}

/**
 * For programme, stories, people and places: views at the same moment share an answer, no answer is
 * older than four seconds, and a provider that is away for a minute costs no page that was asked for
 * shortly before.
 */
export const BRIEF_CACHING: CallCaching = { fresh: 2, stale: 60 };

/**
 * One call of the provider (product.md section 7): where it goes, what it takes and what it answers.
 * `{lang}` and other braces in `path` are filled from `params`; schemas are the single source of the
 * types.
 */
export interface Call<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  id: string;
  method: HttpMethod;
  path: `/${string}`;
  query?: Query;
  body?: Body;
  answer: Answer;
  /** How the body travels; JSON where it is left out. */
  encoding?: 'json' | 'multipart';
  caching?: CallCaching;
  /**
   * What its answer is made from: a change of one of these ends
   * an answer that is kept. All topics where it is left out.
   */
  topics?: readonly ChangeTopic[];
  /** Whom it answers; everybody where it is left out. */
  access?: CallAccess;
  /**
   * Whether its answer tells who is asking; such a call
   * is never made with a session on behalf of a remote.
   */
  isPersonal?: true;
  /** Pages send it by themselves: a login that nobody uses ends in spite of it. */
  isBackground?: true;
  /** The status of its answer where that is not 200. */
  status?: 201;
}

export type QueryOf<C> = C extends { query: infer Q extends z.ZodType } ? z.input<Q> : undefined;
export type BodyOf<C> = C extends { body: infer B extends z.ZodType } ? z.input<B> : undefined;
export type AnswerOf<C> = C extends { answer: infer A extends z.ZodType } ? z.output<A> : never;

/** Declares a call and keeps its literal types. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/**
 * Fills the braces of a call's path: `/{lang}/api/events/{id}/` with `{ lang: 'de', id: 7 }`.
 * `{path}` keeps its slashes. A value with a `.` or `..` segment would lead to another call once the
 * URL is normalised, so it is `NOT_FOUND`.
 */
export function callPath(call: Pick<Call, 'path'>, params: Readonly<Record<string, string | number>> = {}): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The call ${call.path} needs the parameter "${name}".`);
    const segments = name === 'path' ? String(value).split('/') : [String(value)];
    if (segments.some((segment) => /^\.{1,2}$/.test(segment)))
      throw new SpielplanError('NOT_FOUND', { detail: `${call.path} with ${name}=${value}` });
    return segments.map((segment) => encodeURIComponent(segment)).join('/');
  });
}
