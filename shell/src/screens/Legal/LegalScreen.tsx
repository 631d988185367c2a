import { RichText } from '@spielplan/shared-ui/components';
import { color, from, hyphenation, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { PageHeader } from '../../parts/PageHeader/PageHeader.tsx';
import { pageWidth } from '../../blocks/blockStyles.ts';
import { CookieTable } from '../../consent/CookieTable/CookieTable.ts';
import { useText } from '../../i18n/useText.ts';
import type { LegalView } from './legalView.ts';

/**
 * A legal text: its sections beside it where there is room, when
 * it was last changed, and with the privacy policy every cookie.
 */
export function LegalScreen({ data }: { data: LegalView }) {
  const { title, html, contents, modified, hasCookieTable } = data;
  const text = useText();
  return (
    <>
      <PageHeader headline={title} />
      <Sides>
        {contents.length > 0 ? (
          <Contents aria-label={text('legal.contents')}>
            <ol>
              {contents.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
              {hasCookieTable ? (
                <li>
                  <a href="#cookies">{text('legal.cookies')}</a>
                </li>
              ) : null}
            </ol>
          </Contents>
        ) : null}
        <article>
          <RichText html={html} />
          {hasCookieTable ? (
            <section aria-labelledby="cookies">
              <h2 id="cookies">{text('legal.cookies')}</h2>
              <CookieTable />
            </section>
          ) : null}
          {modified ? (
            <p>
              <time dateTime={modified.day}>{modified.label}</time>
            </p>
          ) : null}
        </article>
      </Sides>
    </>
  );
}

const Sides = styled.div`
  ${pageWidth}
  display: grid;
  gap: ${space(4)} clamp(2rem, 6vw, 7rem);
  padding-block-end: clamp(3rem, 8vw, 8rem);

  > * {
    min-inline-size: 0;
  }

  article > p {
    margin-block: ${space(5)} 0;
    color: ${color.muted};
  }

  article > section > h2 {
    margin-block: ${space(6)} ${space(2)};
  }

  ${from.large} {
    grid-template-columns: minmax(14rem, 4fr) 8fr;
    align-items: start;

    > :only-child {
      grid-column: 2;
    }
  }

  /* On paper a link is worth only what it says, and no paragraph is torn from its heading. */
  @media print {
    display: block;

    article {
      max-inline-size: none;
      orphans: 3;
      widows: 3;
    }

    article a[href^='http']::after {
      content: ' (' attr(href) ')';
      overflow-wrap: anywhere;
    }

    tr {
      break-inside: avoid;
    }
  }
`;

const Contents = styled.nav`
  border-block-start: 3px solid ${color.ink};

  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    padding-block: ${space(0.5)};
    border-block-end: 1px solid ${color.line};
    text-decoration: none;
    ${hyphenation}
    overflow-wrap: anywhere;
  }

  a:hover {
    color: ${color.accent};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  ${from.large} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + 2rem);
    max-block-size: calc(100vh - var(--header-height) - 4rem);
    overflow-y: auto;
  }

  @media print {
    display: none;
  }
`;
