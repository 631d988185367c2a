import { SEASON_CACHE } from '@spielplan/shared-contracts/storage';
import { Button } from '@spielplan/shared-ui/components';
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
  const place = usePlace(ownPaths.offline({ lang }));
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
      <h1>{text(place === 'online' ? 'offline.pageTitle' : 'offline.title')}</h1>
      <p>{text(TEXTS[place])}</p>
      {place === 'asked' || place === 'besideSeason' ? (
        <Button onClick={() => location.reload()}>{text('info.reload')}</Button>
      ) : null}
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

/** Where this page stands: at its own address with or without a connection, or in the place of another one. */
type Place = 'online' | 'own' | 'asked' | 'besideSeason';

const TEXTS = {
  online: 'offline.pageText',
  own: 'offline.textHere',
  asked: 'offline.text',
  besideSeason: 'offline.textBesideSeason',
} as const;

function usePlace(path: string): Place {
  const [place, setPlace] = useState<Place>('online');
  useEffect(() => {
    let isGone = false;
    const look = () => {
      if (location.pathname === path) return setPlace(navigator.onLine ? 'online' : 'own');
      setPlace('asked');
      hasSeason().then(
        (isKept) => isGone || setPlace(isKept ? 'besideSeason' : 'asked'),
        // Where the browser stores nothing there is no season either.
        () => undefined,
      );
    };
    look();
    for (const type of ['online', 'offline']) addEventListener(type, look);
    return () => {
      isGone = true;
      for (const type of ['online', 'offline']) removeEventListener(type, look);
    };
  }, [path]);
  return place;
}

async function hasSeason(): Promise<boolean> {
  return (await globalThis.caches?.has(SEASON_CACHE)) ?? false;
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
