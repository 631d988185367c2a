import { defineRemote } from '@spielplan/shared-contracts/remote';

/** What the magazine gives to browsers. */
export const remote = defineRemote({
  name: 'magazine',
  screens: {
    magazine: () =>
      import(/* webpackChunkName: "screen-magazine" */ './screens/Magazine/MagazineScreen.tsx').then((m) => m.MagazineScreen),
    magazineCategory: () =>
      import(/* webpackChunkName: "screen-magazineCategory" */ './screens/Magazine/MagazineScreen.tsx').then(
        (m) => m.MagazineScreen,
      ),
    magazineTag: () =>
      import(/* webpackChunkName: "screen-magazineTag" */ './screens/Magazine/MagazineScreen.tsx').then((m) => m.MagazineScreen),
    magazineTags: () =>
      import(/* webpackChunkName: "screen-magazineTags" */ './screens/MagazineTags/MagazineTagsScreen.tsx').then(
        (m) => m.MagazineTagsScreen,
      ),
    team: () => import(/* webpackChunkName: "screen-team" */ './screens/Team/TeamScreen.tsx').then((m) => m.TeamScreen),
    person: () => import(/* webpackChunkName: "screen-person" */ './screens/Person/PersonScreen.tsx').then((m) => m.PersonScreen),
    search: () => import(/* webpackChunkName: "screen-search" */ './screens/Search/SearchScreen.tsx').then((m) => m.SearchScreen),
    article: () => import(/* webpackChunkName: "screen-article" */ './screens/Story/StoryScreen.tsx').then((m) => m.StoryScreen),
  },
  blocks: {
    highlight_teaser: () =>
      import(/* webpackChunkName: "block-highlight_teaser" */ './blocks/HighlightTeaser/HighlightTeaser.tsx').then(
        (m) => m.HighlightTeaser,
      ),
    blog_teaser_list: () =>
      import(/* webpackChunkName: "block-blog_teaser_list" */ './blocks/BlogTeaserList/BlogTeaserList.tsx').then(
        (m) => m.BlogTeaserList,
      ),
  },
});
