import { defineBlock, requiredTextSchema, richTextSchema } from '@spielplan/shared-contracts/api';
import { describeBlock } from '@spielplan/shared-contracts/remote/describe-block';
import { z } from 'zod';

/** A kind of block of one's own: what a page carries of it. */
export const noteBlock = defineBlock(
  'starter_note',
  z.object({ headline: z.string().default(''), text: richTextSchema.default('') }),
  { headline: requiredTextSchema },
);

/** The same for the provider, which stores it, and for editors. */
export const noteKind = describeBlock(noteBlock, { de: 'Notiz', en: 'Note' });
