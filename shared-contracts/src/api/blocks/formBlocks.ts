import { z } from 'zod';
import { idSchema } from '../common.ts';
import { defineBlock } from './defineBlock.ts';
import { optionalText } from './blockFields.ts';

/** The id of a form at HubSpot. */
export const hubspotIdSchema = z
  .string()
  .trim()
  .regex(/^[0-9a-zA-Z-]{1,64}$/)
  .meta({ format: 'form-service' });

/** A form of the form service, loaded only after consent. */
export const hubspotFormBlock = defineBlock('forms', z.object({ headline: optionalText, hubspot_id: z.string() }), {
  hubspot_id: hubspotIdSchema,
});

/** A form of the house itself; `form` is its id. */
export const ownFormBlock = defineBlock('form', z.object({ headline: optionalText, form: idSchema }));
