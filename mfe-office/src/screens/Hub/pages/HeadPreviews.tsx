import type { MediaItem, PageTexts } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { CardPicture } from './CardPicture.tsx';

/** As much as search engines and networks mostly show. */
const MAX_TITLE_CHARS = 60;
const MAX_TEXT_CHARS = 160;

interface HeadPreviewsProps {
  lang: Language;
  texts: PageTexts;
  /** Stands in where there is no title of its own for search engines. */
  title: string;
  url: string;
  /** What the library has of its picture; null where it is none of its. */
  entry: MediaItem | null;
}

/** How a page looks as a search result and as the card of a shared link, in one language. */
export function HeadPreviews({ lang, texts, title, url, entry }: HeadPreviewsProps) {
  const text = useText();
  const headline = shorten(texts.meta_title.trim() || title, MAX_TITLE_CHARS);
  const description = shorten(texts.meta_description.trim(), MAX_TEXT_CHARS);
  const language = text(`hub.language.${lang}`);
  const name = (label: string) => text('hub.inLanguage', { label, language });
  return (
    <Previews>
      <figure aria-label={name(text('hub.pages.searchPreview'))}>
        <figcaption>{name(text('hub.pages.searchPreview'))}</figcaption>
        <p className="url">{url}</p>
        <p className="title" lang={lang}>
          {headline}
        </p>
        <p lang={lang}>{description || text('hub.pages.noDescription')}</p>
      </figure>
      <figure aria-label={name(text('hub.pages.cardPreview'))}>
        <figcaption>{name(text('hub.pages.cardPreview'))}</figcaption>
        {texts.image ? <CardPicture picture={texts.image} entry={entry} lang={lang} /> : <p>{text('hub.pages.noPicture')}</p>}
        <p className="title" lang={lang}>
          {headline}
        </p>
        <p lang={lang}>{description}</p>
      </figure>
    </Previews>
  );
}

function shorten(words: string, max: number): string {
  return words.length > max ? `${words.slice(0, max - 1).trimEnd()}…` : words;
}

const Previews = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  min-inline-size: 0;

  > figure {
    display: grid;
    gap: ${space(0.5)};
    margin: 0;
    padding: ${space(2)};
    border: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }

  figcaption {
    color: ${color.muted};
    font-size: 1rem;
  }

  p {
    margin: 0;
  }

  .url {
    color: ${color.muted};
    font-size: 1rem;
  }

  .title {
    font-size: ${fontSize.lead};
    font-weight: 650;
    line-height: 1.3;
  }
`;
