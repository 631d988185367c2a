import { MODULES, type FieldsOf, type ModuleModel, type PageModule } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import type { LoadedBlock } from './loadModules.server.ts';
import { presentHeadline } from './Headline/presentHeadline.ts';
import { presentHeroMedia } from './HeroMedia/presentHeroMedia.server.ts';
import { presentImage } from './Image/presentImage.ts';
import { presentLink } from './Link/presentLink.ts';
import { presentQuote } from './Quote/presentQuote.ts';
import { presentTeaserList } from './TeaserList/presentTeaserList.ts';
import { stickyLinksOf } from './stickyLinks.ts';
import { presentText } from './Text/presentText.ts';

/** What the server does for a block: parse its module and present it. Rejects with a `ZodError` if a field is not as agreed. */
export interface ServerBlock {
  load(module: PageModule, context: LoadContext): Promise<LoadedBlock>;
}

/** The shell's own blocks by model. Columns are not here: they hold other blocks, and `loadModules` takes them apart. */
export const serverBlocks: Readonly<Record<string, ServerBlock>> = {
  hero_media: define('hero_media', (fields) => {
    const data = presentHeroMedia(fields);
    return { data, stickyLinks: stickyLinksOf([data.button], fields.sticky) };
  }),
  headline: define('headline', (fields) => ({ data: presentHeadline(fields) })),
  text: define('text', (fields) => ({ data: presentText(fields) })),
  link: define('link', (fields) => {
    const data = presentLink(fields);
    return { data, stickyLinks: stickyLinksOf([data], fields.sticky) };
  }),
  image: define('image', (fields) => ({ data: presentImage(fields) })),
  quote: define('quote', (fields) => ({ data: presentQuote(fields) })),
  teaser_list: define('teaser_list', (fields, { now }) => presentTeaserList(fields, now)),
};

function define<M extends ModuleModel>(
  model: M,
  present: (fields: FieldsOf<M>, context: LoadContext) => LoadedBlock,
): ServerBlock {
  return { load: async (module, context) => present(MODULES[model].fields.parse(module) as FieldsOf<M>, context) };
}
