import { RemoteBoundary, useHost, usePage } from '@spielplan/shared-ui/host';
import { memo, type ComponentType } from 'react';
import { ErrorPage } from '../screens/ErrorPage/ErrorPage.tsx';
import { EditorGate } from './EditorGate.tsx';
import { Footer } from './Footer/Footer.tsx';
import { Header } from './Header/Header.tsx';
import { Main } from './navigation/Main.tsx';
import { useClientLinks } from './navigation/useClientLinks.ts';
import { PageHeader } from './PageHeader/PageHeader.tsx';
import { readFrameView } from './readFrameView.ts';
import { SkipLink } from './SkipLink.tsx';
import { TopAlert } from './TopAlert/TopAlert.tsx';

interface AppProps {
  Screen: ComponentType<{ data: unknown }>;
}

/**
 * Everything inside `<div id="root">`: the page frame around the current screen, by the page's layout. It renders the
 * same on the server and while hydrating; what belongs to one visitor appears in effects.
 */
export function App({ Screen }: AppProps) {
  const { layout, data } = usePage();
  useClientLinks();
  const isError = layout === 'error';
  const { isLandingPage } = readFrameView(data);
  return (
    <>
      <SkipLink />
      {isError || isLandingPage ? null : <TopAlert />}
      {isLandingPage ? null : <Header hasMenu={!isError} />}
      <Main>
        <CurrentScreen Screen={Screen} />
      </Main>
      <Footer />
      <EditorGate />
    </>
  );
}

/** Memoised: opening a menu or starting a navigation leaves the screen alone. */
const CurrentScreen = memo(function CurrentScreen({ Screen }: AppProps) {
  const { report } = useHost();
  const { screen, remotes, releaseSet, url, data, head, hasPageHeader } = usePage();
  const version = screen.remote === 'shell' ? releaseSet : (remotes[screen.remote]?.version ?? releaseSet);
  return (
    <RemoteBoundary
      key={url.split('?')[0]}
      remote={screen.remote}
      version={version}
      place={`screen ${screen.id}`}
      fallback={<ErrorPage data={{ status: 500 }} />}
      report={report}
    >
      {hasPageHeader ? <PageHeader headline={head.title} /> : null}
      <Screen data={data} />
    </RemoteBoundary>
  );
});
