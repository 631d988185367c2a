import { z } from 'zod';

/** An address that a remote holds until its owner or an operator lets go of it. */
export const heldAddressSchema = z.object({
  id: z.string().min(1).max(100),
  patterns: z.object({ de: z.templateLiteral(['/', z.string().max(300)]), en: z.templateLiteral(['/', z.string().max(300)]) }),
  /** The feed that brought it. */
  since: z.number().int().nonnegative(),
});
export type HeldAddress = z.infer<typeof heldAddressSchema>;
