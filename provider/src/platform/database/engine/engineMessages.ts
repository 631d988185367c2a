/** Where the engine has its files; `relaxedDurability` does without the flush after each commit. */
export interface EngineStorage {
  folder: string;
  relaxedDurability: boolean;
}

/** How rows are answered; `asText` are the ids of types whose values stay as the engine writes them. */
export interface AnswerForm {
  rowMode: 'array' | 'object' | undefined;
  asText: readonly number[];
}

/** What the engine's thread is asked for. Everything but `begin` and `close` belongs to a transaction or, without, stands alone. */
export type EngineWork =
  | { kind: 'query'; text: string; params: unknown[] | undefined; form: AnswerForm; transaction?: number }
  | { kind: 'exec'; text: string; transaction?: number }
  | { kind: 'begin' }
  | { kind: 'commit' | 'rollback'; transaction: number }
  | { kind: 'close' };

/** The answer to a message carries its number; that of `begin` is the number of the transaction from then on. */
export type EngineMessage = EngineWork & { id: number };

export type EngineAnswer =
  | { kind: 'opened' }
  | { kind: 'unopened'; said: readonly string[]; error: SentError }
  | { kind: 'answered'; id: number; value: unknown }
  | { kind: 'refused'; id: number; error: SentError }
  | { kind: 'failed'; error: SentError };

/** An error on its way between threads, which would lose everything but its message. */
export interface SentError {
  message: string;
  fields: Record<string, string | number>;
}

/** What an error says in words and numbers, its SQLSTATE among them. */
export function sendError(error: unknown): SentError {
  if (!(error instanceof Error)) return { message: String(error), fields: {} };
  const fields: SentError['fields'] = { name: error.name };
  for (const [key, value] of Object.entries(error)) {
    if (key !== 'message' && (typeof value === 'string' || typeof value === 'number')) fields[key] = value;
  }
  return { message: error.message, fields };
}

export function receiveError({ message, fields }: SentError): Error {
  return Object.assign(new Error(message), fields);
}
