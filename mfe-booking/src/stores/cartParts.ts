export { createBookingClient } from '../transport/bookingClient.ts';
export { createCartService } from './cartService.ts';
