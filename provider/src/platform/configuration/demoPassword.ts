/**
 * What the seeded accounts have on a machine of one's own, each another one. They are
 * in the documentation, so nobody on the internet may have them.
 */
export const DEMO_PASSWORD = 'spielplan-demo';
export const DEMO_DIRECTION_PASSWORD = 'leitung-demo';

/** Every password that is in the documentation, or was. */
export const KNOWN_PASSWORDS: readonly string[] = [DEMO_PASSWORD, DEMO_DIRECTION_PASSWORD];
