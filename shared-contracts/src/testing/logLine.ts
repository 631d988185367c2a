import { z } from 'zod';

/** One line of the log of shell or provider; more fields may follow. Failures have `code`, `name` and `detail` (docs/errors.md). */
export const logLineSchema = z.looseObject({
  level: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal']),
  time: z.iso.datetime(),
  service: z.enum(['shell', 'provider']),
  event: z.string().regex(/^[a-z]\w*(?:\.\w+)*$/),
  trace: z.string().optional(),
  message: z.string().optional(),
  code: z
    .string()
    .regex(/^SP-\d{4}$/)
    .optional(),
  name: z.string().optional(),
  detail: z.string().optional(),
  cause: z.string().optional(),
  stack: z.string().optional(),
  // Of other forms that are no longer written.
  msg: z.never().optional(),
  err: z.never().optional(),
  pid: z.never().optional(),
  hostname: z.never().optional(),
});
