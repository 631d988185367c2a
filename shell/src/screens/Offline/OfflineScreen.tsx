import { useHost } from '@spielplan/shared-ui/host';
import { fontSize, space } from '@spielplan/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { listKeptPages, type KeptPage } from './keptPages.ts';

/**
 * What a browser shows without a connection where it has
 * not kept the page: that it is so, and what it has kept.
 */
export function OfflineScreen() {
  const text = useText();
  const { lang } = useHost();
  const [kept, setKept] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    let isGone = false;
    listKeptPages(globalThis.caches, lang).then(
      (pages) => isGone || setKept(pages),
      // A browser that keeps nothing has nothing to list.
      () => undefined,
    );
    return () => void (isGone = true);
  }, [lang]);
  return (
    <Page>
      <h1>{text('offline.title')}</h1>
      <p>{text('offline.text')}</p>
      {kept.length > 0 ? (
        <section aria-labelledby="offline-kept">
          <h2 id="offline-kept">{text('offline.kept')}</h2>
          <ul>
            {kept.map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Page>
  );
}

const Page = styled.div`
  padding: clamp(2rem, 6vw, 6rem) var(--edge);

  h1 {
    margin: 0;
    font-size: ${fontSize.display};
  }

  p {
    max-inline-size: 45ch;
    font-size: ${fontSize.lead};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li a {
    display: inline-block;
    padding-block: ${space(1.5)};
    font-weight: 700;
  }
`;
