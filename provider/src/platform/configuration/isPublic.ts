/** Whether visitors reach the site from the internet, as far as its address tells. */
export function isPublic(publicOrigin: string): boolean {
  return publicOrigin.startsWith('https:');
}
