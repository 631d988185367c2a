import { HostContext, NavigationContext, PageContext, Router, type Host } from '@spielplan/shared-ui/host';
import { startTransition, useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { App } from '../app/App.tsx';
import { PartsContext, type Parts } from '../parts/PartsContext.ts';
import type { Navigation } from './navigation/createNavigation.ts';

interface BrowserPageProps {
  host: Host;
  navigation: Navigation;
  parts: Parts;
  initialScreen: ComponentType<{ data: unknown }>;
}

/** The page in a browser: the same tree as on the server, following the navigation. */
export function BrowserPage({ host, navigation, parts, initialScreen }: BrowserPageProps) {
  const [page, setPage] = useState(navigation.page);
  const [state, setState] = useState(navigation.state);

  useEffect(
    () =>
      navigation.subscribe(() => {
        setState(navigation.state());
        startTransition(() => setPage(navigation.page()));
      }),
    [navigation],
  );
  useLayoutEffect(() => navigation.settleScroll(), [navigation, page]);
  useEffect(() => {
    performance.mark('hydrated');
  }, []);

  return (
    <HostContext value={host}>
      <NavigationContext value={state}>
        <PageContext value={page.answer}>
          <PartsContext value={parts}>
            <Router location={page.location} navigator={navigation.navigator}>
              <App Screen={page.Screen ?? initialScreen} />
            </Router>
          </PartsContext>
        </PageContext>
      </NavigationContext>
    </HostContext>
  );
}
