/** Tests of what makes dates itself, as patterns of paths; a test finds what none of them reaches. */
export const DATED = [
  'shared-contracts/src/(rules/|i18n/(?!zoneIndependence)).+[.]test[.]ts$',
  'mfe-booking/src/domain/.+[.]test[.]ts$',
  'mfe-(magazine|programme)/src/(domain/|screens/EventList/).+[.]test[.]ts$',
];
