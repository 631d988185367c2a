/**
 * SQLSTATE classes and codes that say "not now" rather than "not like this": connection failures
 * (08), too many connections (53), shutdown and start-up of the server (57P), a cancelled statement
 * (57014), a lock that did not come (55P03), a deadlock or a serialisation that failed (40), a server that is a standby
 * since its place was taken (25006).
 */
const TRANSIENT_STATES = /^(08|53|57P|57014|55P03|40|25006)/;
const DISK_FULL = '53100';
const SOCKET_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** The driver gives these no code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool)/;

/**
 * Whether a failure, or what caused it, means that the database
 * is away or overwhelmed, so that it is worth trying again.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (isTransient(each)) return true;
    if (each instanceof AggregateError && each.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** Whether a failure, or what caused it, is that the database's disk is full. */
export function isDatabaseFull(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) if ('code' in each && each.code === DISK_FULL) return true;
  return false;
}

function isTransient({ code, severity, message }: Error & { code?: unknown; severity?: unknown }): boolean {
  if (typeof code !== 'string') return DRIVER_MESSAGES.test(message);
  // A file that is missing carries the same code as a socket that is.
  if (code === 'ENOENT') return message.startsWith('connect');
  if (!/^[0-9A-Z]{5}$/.test(code)) return SOCKET_ERRORS.has(code);
  // Whatever ends a connection does, but for a name or password that is wrong.
  return TRANSIENT_STATES.test(code) || (severity === 'FATAL' && !/^(28|3D)/.test(code));
}
