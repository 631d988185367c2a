/** Tests of what makes dates on servers and in stores, as patterns of paths. */
export const DATED = [
  '(shared-contracts|mfe-(booking|magazine|programme))/src/.+[.]test[.]ts$',
  'shell/src/(forms/(domain|stores)|server/forms)/.+[.]test[.]ts$',
];

/** Tests of the components that do so in browsers; a test finds one that is in no reach of them. */
export const DATED_COMPONENTS = [
  'mfe-booking/src/slots/(EventBooking/(availability|reservation)|HeaderCart/)',
  'mfe-programme/src/screens/EventList/CalendarFilter',
  'mfe-editor/src/(components/(fields/|publishing)|slots/PageToolbar/(moment|Toolbar))',
  'shell/src/screens/Hub/',
];
