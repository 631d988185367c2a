/** Where players, documents and posts may come from (specification section 5, "Embed rules"); the policy of every page allows their frames and no other. */
export const FRAME_HOSTS: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://w.soundcloud.com',
  'https://open.spotify.com',
  'https://*.podigee.io',
  'https://*.podigee.com',
  'https://e.issuu.com',
  'https://www.yumpu.com',
  'https://v.calameo.com',
  'https://www.instagram.com',
  'https://platform.twitter.com',
  'https://www.facebook.com',
  'https://www.tiktok.com',
];
