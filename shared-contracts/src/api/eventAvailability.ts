import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { seatGroupSchema, timeslotSchema } from './booking.ts';
import { defineCall } from './call.ts';
import { instantSchema } from './common.ts';
import { ticketStatusSchema } from './events.ts';

/**
 * What is left of an event's tickets at this moment, without
 * what its page knows already; statuses as in its seat groups.
 */
export const eventAvailabilitySchema = z.object({
  ticket_status: ticketStatusSchema,
  is_shop_online: z.boolean(),
  seat_groups: z.array(
    seatGroupSchema
      .pick({ seat_group: true, status: true })
      .extend({ timeslots: z.array(timeslotSchema.pick({ block_id: true, status: true })) }),
  ),
  server_time: instantSchema,
});
export type EventAvailability = z.infer<typeof eventAvailabilitySchema>;

/**
 * Asked by browsers as a booking widget opens; the same for everybody, and never kept by a cache.
 */
export const eventAvailabilityCall = defineCall({
  id: 'eventAvailability',
  ...addresses.eventAvailability,
  topics: ['events', 'inventory'],
  answer: eventAvailabilitySchema,
});
