import { BLOCKS, type FieldsOf, type BlockModel, type PageBlock, type SchemaVersionOf } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { withQuery } from '@spielplan/shared-contracts/routes';
import { presentAnchor, presentAnchorList, stickyAnchors } from './AnchorList/presentAnchorList.ts';
import { presentAudio } from './Audio/presentAudio.server.ts';
import { presentAudioFile } from './AudioFile/presentAudioFile.ts';
import { presentVideo } from './ExternalMedia/presentVideo.server.ts';
import { presentFaq } from './Faq/presentFaq.ts';
import { presentFullTeaser } from './FullTeaser/presentFullTeaser.ts';
import { loadFormBlock } from './Form/loadFormBlock.server.ts';
import { presentHeadline } from './Headline/presentHeadline.ts';
import { presentHeroMedia } from './HeroMedia/presentHeroMedia.server.ts';
import { presentHtml } from './Html/presentHtml.server.ts';
import { presentHubspotForm } from './HubspotForm/presentHubspotForm.server.ts';
import { presentImage } from './Image/presentImage.ts';
import { presentImageList } from './ImageList/presentImageList.ts';
import { presentLink } from './Link/presentLink.ts';
import type { LoadedBlock } from './loadPageBlocks.server.ts';
import { presentLogoList } from './LogoList/presentLogoList.ts';
import { presentQuote } from './Quote/presentQuote.ts';
import { presentSocialMedia } from './SocialMedia/presentSocialMedia.server.ts';
import { stickyLinksOf } from './stickyLinks.ts';
import { presentTeaser } from './Teaser/presentTeaser.ts';
import { presentTeaserList } from './TeaserList/presentTeaserList.ts';
import { presentText } from './Text/presentText.ts';
import { presentTwoColumns } from './TwoColumns/presentTwoColumns.ts';
import { presentVideoFile } from './VideoFile/presentVideoFile.ts';
import { presentVideoList } from './VideoList/presentVideoList.server.ts';
import { presentViewer } from './Viewer/presentViewer.server.ts';

/**
 * What the server does for a block: parse it and present
 * it. Rejects with a `ZodError` if a field is not as agreed.
 */
export interface ServerBlock {
  /** The version of the block's fields that it was written for. */
  schemaVersion: number;
  load(block: PageBlock, context: LoadContext): Promise<LoadedBlock>;
}

/**
 * The shell's own blocks by model. Columns are not here: they
 * hold other blocks, and `loadPageBlocks` takes them apart.
 */
export const serverBlocks: Readonly<Record<string, ServerBlock>> = {
  anchor_item: define('anchor_item', 1, (fields) => {
    const data = presentAnchor(fields);
    return { data, stickyLinks: stickyLinksOf([data], fields.sticky) };
  }),
  anchor_list: define('anchor_list', 1, (fields, { settings, isEditing }) => ({
    data: presentAnchorList(fields, settings.design.anchor_list_offset, isEditing),
    stickyLinks: stickyLinksOf(stickyAnchors(fields), true),
  })),
  audio: define('audio', 1, (fields) => ({ data: presentAudio(fields) })),
  audio_file: define('audio_file', 1, (fields) => ({ data: presentAudioFile(fields) })),
  faq: define('faq', 1, (fields, _, { id }) => ({ data: presentFaq(fields, id) })),
  forms: define('forms', 1, (fields, context) => ({ data: presentHubspotForm(fields, context) })),
  full_teaser: define('full_teaser', 1, (fields) => ({ data: presentFullTeaser(fields) })),
  headline: define('headline', 1, (fields) => ({ data: presentHeadline(fields) })),
  hero_media: define('hero_media', 1, (fields) => {
    const data = presentHeroMedia(fields);
    return { data, stickyLinks: stickyLinksOf([data.button], fields.sticky) };
  }),
  html: define('html', 1, (fields, { url, isEditing }, { id }) => ({
    data: presentHtml(fields.html_code, frameAddress(id, url, isEditing)),
  })),
  image: define('image', 1, (fields) => ({ data: presentImage(fields) })),
  image_list: define('image_list', 1, (fields) => ({ data: presentImageList(fields) })),
  link: define('link', 1, (fields) => {
    const data = presentLink(fields);
    return { data, stickyLinks: stickyLinksOf([data], fields.sticky) };
  }),
  logo_list: define('logo_list', 1, (fields) => ({ data: presentLogoList(fields) })),
  quote: define('quote', 1, (fields) => ({ data: presentQuote(fields) })),
  social_media: define('social_media', 1, (fields) => ({ data: presentSocialMedia(fields) })),
  teaser_item: define('teaser_item', 1, (fields) => ({ data: presentTeaser(fields) })),
  teaser_list: define('teaser_list', 1, (fields, { now, isEditing }) => presentTeaserList(fields, now, isEditing)),
  text: define('text', 1, (fields) => ({ data: presentText(fields) })),
  two_columns: define('two_columns', 1, (fields) => ({ data: presentTwoColumns(fields) })),
  form: define('form', 1, loadFormBlock),
  video: define('video', 1, (fields) => ({ data: presentVideo(fields) })),
  video_file: define('video_file', 1, (fields) => ({ data: presentVideoFile(fields) })),
  video_list: define('video_list', 1, (fields, { isEditing }) => ({ data: presentVideoList(fields, isEditing) })),
  viewer: define('viewer', 1, (fields) => ({ data: presentViewer(fields) })),
};

/**
 * The sealed document of a block; that of the saved or
 * working state which the page shows, where it shows one.
 */
function frameAddress(id: number, { pathname, searchParams }: URL, isEditing = false): string {
  return withQuery(`/_frame/html/${id}${pathname}`, { v: searchParams.get('v') ?? undefined, edit: isEditing ? '1' : undefined });
}

/**
 * `schemaVersion` is that of the contract, by its type:
 * anyone who raises it there has to look at the block here.
 */
function define<M extends BlockModel>(
  model: M,
  schemaVersion: SchemaVersionOf<M>,
  present: (fields: FieldsOf<M>, context: LoadContext, block: PageBlock) => LoadedBlock | Promise<LoadedBlock>,
): ServerBlock {
  return {
    schemaVersion,
    load: async (block, context) => present(BLOCKS[model].fields.parse(block) as FieldsOf<M>, context, block),
  };
}
