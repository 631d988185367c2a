import { EditingRoot, HostContext, NavigationContext, PageContext, HostRouter, type Host } from '@spielplan/shared-ui/host';
import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { translate } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import { App } from '../app/App.tsx';
import { replayEarlyClicks } from '../parts/lazy/replayEarlyClicks.ts';
import { PartsContext, type Parts } from '../parts/lazy/PartsContext.ts';
import { RootErrorBoundary } from '../failures/RootErrorBoundary.tsx';
import type { Navigation } from './navigation/createNavigation.ts';

interface BrowserPageProps {
  host: Host;
  navigation: Navigation;
  parts: Parts;
  initialScreen: ComponentType<{ data: unknown }>;
}

/** The page in a browser: the same tree as on the server, following the navigation. */
export function BrowserPage({ host, navigation, parts, initialScreen }: BrowserPageProps) {
  const [page, setPage] = useState(() => navigation.getState().page);
  const shown = useRef(page);
  const [state, setState] = useState(() => navigation.getState().state);

  useEffect(
    () =>
      navigation.subscribe(({ page: next, state: now }) => {
        setState(now);
        // Another place on the same page is shown at once: a
        // transition would wait for slots that are still on their way.
        if (next.answer === shown.current.answer) setPage(next);
        else startTransition(() => setPage(next));
        shown.current = next;
      }),
    [navigation],
  );
  useLayoutEffect(() => navigation.settleScroll(), [navigation, page]);
  useEffect(() => {
    performance.mark('hydrated');
    replayEarlyClicks();
  }, []);

  const text = (key: string) => translate(host.messages('shell'), host.lang, key);
  return (
    <HostContext value={host}>
      <NavigationContext value={state}>
        <PageContext value={page.answer}>
          <PartsContext value={parts}>
            <HostRouter location={page.location} navigator={navigation.navigator} pattern={page.answer.pattern}>
              <RootErrorBoundary
                message={text('error.title.500')}
                home={{ href: paths.home({ lang: host.lang }), label: text('error.home') }}
              >
                <EditingRoot>
                  <App Screen={page.Screen ?? initialScreen} />
                </EditingRoot>
              </RootErrorBoundary>
            </HostRouter>
          </PartsContext>
        </PageContext>
      </NavigationContext>
    </HostContext>
  );
}
