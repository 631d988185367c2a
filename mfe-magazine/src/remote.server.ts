import { collectScreens, defineFile, defineScreen, defineServerRemote } from '@spielplan/shared-contracts/remote';
import { BlogTeaserList } from './blocks/BlogTeaserList/BlogTeaserList.tsx';
import { loadBlogTeaserList } from './blocks/BlogTeaserList/loadBlogTeaserList.server.ts';
import { HighlightTeaser } from './blocks/HighlightTeaser/HighlightTeaser.tsx';
import { loadHighlightTeaser } from './blocks/HighlightTeaser/loadHighlightTeaser.server.ts';
import de from './i18n/de.json' with { type: 'json' };
import en from './i18n/en.json' with { type: 'json' };
import { routes } from './routes.ts';
import { StoryScreen } from './screens/Story/StoryScreen.tsx';
import { loadStory } from './screens/Story/loadStory.server.ts';
import { loadMagazine, loadMagazineCategory, loadMagazineTag } from './screens/Magazine/loadMagazine.server.ts';
import { MagazineScreen } from './screens/Magazine/MagazineScreen.tsx';
import { loadMagazineFeed } from './screens/MagazineFeed/loadMagazineFeed.server.ts';
import { loadMagazineTags } from './screens/MagazineTags/loadMagazineTags.server.ts';
import { MagazineTagsScreen } from './screens/MagazineTags/MagazineTagsScreen.tsx';
import { loadPerson } from './screens/Person/loadPerson.server.ts';
import { PersonScreen } from './screens/Person/PersonScreen.tsx';
import { loadSearch } from './screens/Search/loadSearch.server.ts';
import { SearchScreen } from './screens/Search/SearchScreen.tsx';
import { loadTeam } from './screens/Team/loadTeam.server.ts';
import { TeamScreen } from './screens/Team/TeamScreen.tsx';

/** What the magazine gives to the shell's server. */
export const remote = defineServerRemote({
  name: 'magazine',
  ...collectScreens(
    [
      defineScreen(routes.magazine, { load: loadMagazine, component: MagazineScreen }),
      defineScreen(routes.magazineCategory, { load: loadMagazineCategory, component: MagazineScreen }),
      defineScreen(routes.team, { load: loadTeam, component: TeamScreen }),
      defineScreen(routes.person, { load: loadPerson, component: PersonScreen }),
      defineScreen(routes.search, { load: loadSearch, component: SearchScreen }),
      defineScreen(routes.magazineTags, { load: loadMagazineTags, component: MagazineTagsScreen }),
      defineScreen(routes.magazineTag, { load: loadMagazineTag, component: MagazineScreen }),
      defineScreen(routes.article, { load: loadStory, component: StoryScreen }),
    ],
    [defineFile(routes.magazineFeed, loadMagazineFeed)],
  ),
  blocks: {
    blog_teaser_list: { component: BlogTeaserList, load: loadBlogTeaserList },
    highlight_teaser: { component: HighlightTeaser, load: loadHighlightTeaser },
  },
  messages: { de, en },
});
