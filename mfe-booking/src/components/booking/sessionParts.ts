// What the chunk `booking-session` gives: the panel of an event, and the parts of it that a plan puts
// together in its own way.
export { createEventBooking } from '../../stores/createEventBooking.ts';
export { BookingSession } from './BookingSession.tsx';
export { BookingSteps } from './BookingSteps.tsx';
export { SelectionTotal } from './SelectionList.tsx';
export { Summary } from './Summary.tsx';
