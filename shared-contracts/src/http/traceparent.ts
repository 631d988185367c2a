const FORMAT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * A step of a trace: what it is called in logs, and the header
 * that tells the next server of it (W3C Trace Context).
 */
export interface Trace {
  traceId: string;
  traceparent: string;
}

/**
 * Goes on with the trace that a request came with, as a step of
 * its own; begins one where it came with none that can be read.
 */
export function continueTrace(header: string | readonly string[] | undefined): Trace {
  const [, given, , flags = '01'] = typeof header === 'string' && FORMAT.test(header) ? header.split('-') : [];
  const traceId = given ?? randomHex(16);
  return { traceId, traceparent: `00-${traceId}-${randomHex(8)}-${flags}` };
}

/** The id of the trace that a request came with, or null. */
export function traceIdOf(header: string | readonly string[] | undefined): string | null {
  return typeof header === 'string' && FORMAT.test(header) ? header.slice(3, 35) : null;
}

/** Ids must differ, not be secret: the generator of keys would take longer than all the rest. */
function randomHex(length: number): string {
  let text = '';
  while (text.length < length * 2)
    text += Math.floor(Math.random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  return text;
}
