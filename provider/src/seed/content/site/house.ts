import type { House } from '@spielplan/shared-contracts/api';

/**
 * Who runs the site: five houses on a waterline, and one
 * door for all letters. Telephone and mail are of nobody.
 */
export const HOUSE: House = {
  logo: {
    kind: 'drawing',
    view_box: '0 0 44 40',
    path: 'M0 32V14l4-6 4 6v18zM9 32V4h8v28zM18 32V18a4 4 0 0 1 8 0v14zM27 32V10h4V4h4v28zM36 32V20l8-6v18zM0 35h44v4H0z',
  },
  address: { street: 'Zollkai 12', postal_code: '12345', town: 'Altwasser', country: 'DE' },
  telephone: '+49 69 90009 100',
  email: 'kasse@altwasser.example',
  access_service: { telephone: '+49 69 90009 110', email: 'barrierefrei@altwasser.example' },
  profiles: [],
};

/** The river from the weir to the tannery quarter, as points [latitude, longitude]; the houses stand on its left bank. */
export const RIVER: [number, number][] = [
  [49.4162, 9.7295],
  [49.4167, 9.7318],
  [49.4177, 9.7343],
  [49.4184, 9.7363],
  [49.4191, 9.7386],
  [49.4199, 9.7402],
  [49.4201, 9.7425],
  [49.4206, 9.745],
];
