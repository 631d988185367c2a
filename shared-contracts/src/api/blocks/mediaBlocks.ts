import { z } from 'zod';
import { pictureSchema } from '../common.ts';
import { defineBlock, requiredTextSchema } from './defineBlock.ts';
import { parseEmbed, parseVideoUrl, type EmbedKind } from '../../fields/embedHosts.ts';
import {
  mediaFileInputSchema,
  mediaFileSchema,
  optionalFlag,
  optionalPicture,
  optionalText,
  partId,
  pictureInputSchema,
} from './blockFields.ts';

const videoUrlSchema = z
  .string()
  .trim()
  .max(2_000)
  .refine((url) => parseVideoUrl(url) !== null, 'must be a YouTube or Vimeo address')
  .meta({ format: 'video' });

function embedSchema(kind: EmbedKind, message: string) {
  return z
    .string()
    .trim()
    .min(1)
    .max(10_000)
    .refine((embed) => parseEmbed(kind, embed) !== null, message)
    .meta({ format: kind });
}

const videoFields = z.object({ video_url: z.string(), image: optionalPicture, title: optionalText, length: optionalText });
/** A film in sign language, to which the page leads from its top. */
const signFilm = { is_sign_language: optionalFlag };
/**
 * A YouTube or Vimeo video; `image` is the house's own
 * poster, so nothing is asked of the service before consent.
 */
export const videoBlock = defineBlock('video', videoFields.extend(signFilm), {
  video_url: videoUrlSchema,
  image: pictureInputSchema,
});

export const videoListBlock = defineBlock(
  'video_list',
  z.object({ headline: optionalText, children: z.array(videoFields.extend({ id: partId })).default([]) }),
  {
    headline: requiredTextSchema,
    children: z
      .array(videoBlock.input.omit({ is_sign_language: true }).extend({ id: partId }))
      .max(60)
      .optional(),
  },
);

export const videoFileBlock = defineBlock(
  'video_file',
  z.object({ file: mediaFileSchema, image: pictureSchema.nullable().default(null), title: optionalText, ...signFilm }),
  {
    file: mediaFileInputSchema,
    image: pictureInputSchema,
  },
);

export const audioBlock = defineBlock('audio', z.object({ embed: z.string() }), {
  embed: embedSchema('audio', 'must come from SoundCloud, Spotify or Podigee'),
});

export const audioFileBlock = defineBlock('audio_file', z.object({ file: mediaFileSchema, title: optionalText }), {
  file: mediaFileInputSchema,
});

export const viewerBlock = defineBlock('viewer', z.object({ embed: z.string() }), {
  embed: embedSchema('viewer', 'must come from Issuu, Yumpu or Calaméo'),
});

export const socialMediaBlock = defineBlock('social_media', z.object({ embed: z.string() }), {
  embed: embedSchema('social', 'must come from Instagram, Twitter, Facebook or TikTok'),
});
