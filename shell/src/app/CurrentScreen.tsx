import { RemoteBoundary, useHost, usePage } from '@spielplan/shared-ui/host';
import { memo, type ComponentType } from 'react';
import { ErrorPage } from '../screens/ErrorPage/ErrorPage.tsx';
import { PageHeader } from '../parts/PageHeader/PageHeader.tsx';

interface CurrentScreenProps {
  Screen: ComponentType<{ data: unknown }>;
}

/**
 * The page's screen, with the shared page header where its route asks for
 * it. Memoised: opening a menu or starting a navigation leaves it alone.
 */
export const CurrentScreen = memo(function CurrentScreen({ Screen }: CurrentScreenProps) {
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
      {hasPageHeader ? <PageHeader headline={head.headline ?? head.title} /> : null}
      <Screen data={data} />
    </RemoteBoundary>
  );
});
