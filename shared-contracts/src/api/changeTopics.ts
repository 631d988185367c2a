/**
 * What answers are made from. `inventory` is what is left of tickets, `settings` also opening hours,
 * the alert, redirects and fragments of HTML, `pages` also sections, `places` venues and rooms,
 * `stories` the magazine.
 */
export const CHANGE_TOPICS = [
  'events',
  'inventory',
  'stories',
  'people',
  'places',
  'pages',
  'forms',
  'menus',
  'settings',
] as const;
export type ChangeTopic = (typeof CHANGE_TOPICS)[number];
