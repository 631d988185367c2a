/** What has an address of its own: a readable word and the number that finds it. */
const THING = ['slug', 'id'] as const;

/**
 * The addresses that others than their owner link to, and the values each takes;
 * optional ones end in `?`. How an address is written, its owner's `routes.ts` says.
 */
export const LINKED_ROUTES = {
  home: [],
  terms: [],
  privacy: [],
  imprint: [],
  userProfile: [],
  events: [],
  event: THING,
  productions: [],
  production: THING,
  exhibitions: [],
  favourites: [],
  offline: [],
  venue: THING,
  series: THING,
  magazine: [],
  article: THING,
  team: [],
  person: THING,
  search: ['category?', 'page?'],
} as const satisfies Record<string, readonly string[]>;

export type LinkedRoute = keyof typeof LINKED_ROUTES;

type Named<N extends string> = { [K in N as K extends `${string}?` ? never : K]: string | number } & {
  [K in N as K extends `${infer Name}?` ? Name : never]?: string | number;
};

/** The values that a linked address takes. */
export type LinkedParams<Id extends LinkedRoute> = Named<(typeof LINKED_ROUTES)[Id][number]>;
