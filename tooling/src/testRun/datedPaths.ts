const FORMS = 'shell/src/(forms/(domain|stores)|server/forms)/.+[.]test[.]ts$';

/** Tests of what makes dates on servers and in stores, as patterns of paths; a test finds what none of them reaches. */
export const DATED = [
  'shared-contracts/src/((i18n|rules|checks|api/blocks)/.+|api/siteForms)[.]test[.]ts$',
  'mfe-booking/src/(domain/time|slots|stores)/.+[.]test[.]ts$',
  'mfe-(magazine|programme)/src/.+[.]test[.]ts$',
  FORMS,
];

/** The same with all tests beside them, also of what has no date today, for the deep run. */
export const DATED_PACKAGES = ['(shared-contracts|mfe-(booking|magazine|programme))/src/.+[.]test[.]ts$', FORMS];

/** Tests of the components that do so in browsers; a test finds one that is in no reach of them. */
export const DATED_COMPONENTS = [
  'mfe-booking/src/slots/(EventBooking/(availability|reservation)|HeaderCart/|PlanBooking/)',
  'mfe-programme/src/screens/EventList/CalendarFilter',
  'mfe-editor/src/(components/(fields/|publishing)|slots/PageToolbar/(moment|Toolbar))',
  'shell/src/screens/Hub/',
  'shell/src/app/Header/Search/',
];
