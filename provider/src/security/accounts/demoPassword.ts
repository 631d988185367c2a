/**
 * What the seeded accounts have on a machine of one's own. It is
 * in the documentation, so nobody on the internet may have it.
 */
export const DEMO_PASSWORD = 'spielplan-demo';
