/** The groups in which kinds of blocks are offered, in their order; a kind of another team is among `more`. */
export const KIND_GROUPS = ['text', 'media', 'programme', 'teasers', 'layout', 'more'] as const;
export type KindGroup = (typeof KIND_GROUPS)[number];

const GROUP_OF: Readonly<Record<string, KindGroup>> = {
  headline: 'text',
  text: 'text',
  quote: 'text',
  faq: 'text',
  link: 'text',
  image: 'media',
  image_list: 'media',
  two_columns: 'media',
  hero_media: 'media',
  logo_list: 'media',
  audio: 'media',
  audio_file: 'media',
  video: 'media',
  video_file: 'media',
  video_list: 'media',
  viewer: 'media',
  social_media: 'media',
  event_list: 'programme',
  venue: 'programme',
  venue_list: 'programme',
  highlight_teaser: 'teasers',
  full_teaser: 'teasers',
  teaser_item: 'teasers',
  teaser_list: 'teasers',
  blog_teaser_list: 'teasers',
  anchor_item: 'layout',
  anchor_list: 'layout',
  container: 'layout',
  section: 'layout',
  form: 'more',
  forms: 'more',
  html: 'more',
};

/** Kinds in their groups, those with none left out; the order inside a group is that of the kinds. */
export function groupKinds<Kind extends { model: string }>(kinds: readonly Kind[]): { group: KindGroup; kinds: Kind[] }[] {
  const groups = Map.groupBy(kinds, ({ model }) => (Object.hasOwn(GROUP_OF, model) ? GROUP_OF[model]! : 'more'));
  return KIND_GROUPS.flatMap((group) => {
    const found = groups.get(group);
    return found ? [{ group, kinds: found }] : [];
  });
}
