import { Slot, useHost } from '@spielplan/shared-ui/host';
import { fontSize, space } from '@spielplan/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { ownPaths } from '../../routes.ts';
import { listKeptPages, type KeptPage } from './keptPages.ts';

const NO_PROPS = {};

/**
 * What a browser shows without a connection where it has not kept the page: that it is so, and what it has
 * kept. With a connection it is the page on which a visitor keeps the programme.
 */
export function OfflineScreen() {
  const text = useText();
  const { lang } = useHost();
  const isAway = useIsAway(ownPaths.offline({ lang }));
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
      <h1>{text(isAway ? 'offline.title' : 'offline.pageTitle')}</h1>
      <p>{text(isAway ? 'offline.text' : 'offline.pageText')}</p>
      <Slot name="offline.season" fallback={null} with={NO_PROPS} />
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

/** Whether this page stands in the place of another one: it was asked for elsewhere, or there is no connection. */
function useIsAway(path: string): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const look = () => setIsAway(location.pathname !== path || !navigator.onLine);
    look();
    for (const type of ['online', 'offline']) addEventListener(type, look);
    return () => {
      for (const type of ['online', 'offline']) removeEventListener(type, look);
    };
  }, [path]);
  return isAway;
}

const Page = styled.div`
  padding: clamp(2rem, 6vw, 6rem) var(--edge);

  h1 {
    margin: 0;
    font-size: ${fontSize.display};
  }

  > p {
    max-inline-size: 45ch;
    font-size: ${fontSize.lead};
  }

  > section > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  > section > ul > li > a {
    display: inline-block;
    padding-block: ${space(1.5)};
    font-weight: 700;
  }
`;
