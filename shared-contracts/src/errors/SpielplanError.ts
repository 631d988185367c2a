import { ERROR_VOCABULARY, type ErrorName } from './vocabulary.ts';

export interface ErrorContext {
  /** For the log; never shown to a visitor. */
  detail?: string;
  /** The field of the input that is wrong, where there is one. */
  field?: string;
  /** The rule of a field that refused it (`FIELD_RULES`), and what it allows; readers are told in their language. */
  rule?: string;
  limit?: string;
  cause?: unknown;
}

/**
 * A named failure. Bundles double this class, so recognise
 * it with `isSpielplanError`, never with `instanceof`.
 */
export class SpielplanError extends Error {
  readonly spielplan: ErrorName;
  readonly code: string;
  readonly status: number;
  readonly detail: string | undefined;
  readonly field: string | undefined;
  readonly rule: string | undefined;
  readonly limit: string | undefined;

  constructor(name: ErrorName, { detail, field, rule, limit, cause }: ErrorContext = {}) {
    super(detail ? `${name}: ${detail}` : name, { cause });
    this.name = 'SpielplanError';
    this.spielplan = name;
    this.code = ERROR_VOCABULARY[name].code;
    this.status = ERROR_VOCABULARY[name].status;
    this.detail = detail;
    this.field = field;
    this.rule = rule;
    this.limit = limit;
  }
}

/** Recognises a named failure from any bundle, and optionally one name. */
export function isSpielplanError(error: unknown, name?: ErrorName): error is SpielplanError {
  if (typeof error !== 'object' || error === null || !('spielplan' in error)) return false;
  return name === undefined || error.spielplan === name;
}

/**
 * Gives any thrown value a name, so that logs and status codes never depend on where it came from.
 */
export function toSpielplanError(error: unknown): SpielplanError {
  if (isSpielplanError(error)) return error;
  return new SpielplanError('UNEXPECTED', { detail: error instanceof Error ? error.message : String(error), cause: error });
}
