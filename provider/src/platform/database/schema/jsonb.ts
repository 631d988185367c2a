import { customType } from 'drizzle-orm/pg-core';

/** How `JSON.stringify` writes half a surrogate pair, which no other text is written like; what is escaped before it is even. */
const HALF_PAIR = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;

/**
 * A column of JSON. Half a surrogate pair, which the database refuses,
 * becomes U+FFFD as it does in a column of text.
 */
export const jsonb = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value).replace(HALF_PAIR, '$1\ufffd'),
});
