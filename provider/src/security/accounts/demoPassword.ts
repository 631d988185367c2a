/** What the seeded accounts have on a machine of one's own. It is in the documentation, so nobody on the internet may have it. */
export const DEMO_PASSWORD = 'spielplan-demo';

/** Whether visitors reach the site from the internet, as far as its address tells. */
export function isPublic(publicOrigin: string): boolean {
  return publicOrigin.startsWith('https:');
}
