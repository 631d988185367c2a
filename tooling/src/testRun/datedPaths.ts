/** Tests of what makes dates itself, as patterns of paths; a test finds what none of them reaches. */
export const DATED = [
  'shared-contracts/src/(rules/|i18n/(?!zoneIndependence)).+[.]test[.]ts$',
  'mfe-booking/src/domain/.+[.]test[.]ts$',
  'mfe-(magazine|programme)/src/(domain/|screens/EventList/).+[.]test[.]ts$',
];

/** The same with all tests beside them, of what is given dates, for the deep run. */
export const DATED_PACKAGES = [
  '(shared-contracts|mfe-(booking|magazine|programme))/src/.+[.]test[.]ts$',
  'shell/src/(forms/(domain|stores)|server/forms)/.+[.]test[.]ts$',
];

/** Tests of the components that write dates in browsers, for the deep run; a test finds one that is in no reach of them. */
export const DATED_COMPONENTS = [
  'mfe-booking/src/slots/(EventBooking/(availability|reservation)|HeaderCart/|PlanBooking/)',
  'mfe-programme/src/screens/EventList/CalendarFilter',
  'mfe-editor/src/(components/(fields/|publishing)|slots/PageToolbar/(moment|Toolbar))',
  'shell/src/screens/Hub/',
  'shell/src/app/Header/Search/',
];
