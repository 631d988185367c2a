import type { Layout } from '@spielplan/shared-contracts/remote';
import { usePage } from '@spielplan/shared-ui/host';
import type { ComponentType, ReactNode } from 'react';
import { CurrentScreen } from './CurrentScreen.tsx';
import { DashboardLayout } from './layouts/DashboardLayout.ts';
import { DefaultLayout } from './layouts/DefaultLayout.tsx';
import { ErrorLayout } from './layouts/ErrorLayout.tsx';
import { WebshopLayout } from './layouts/WebshopLayout.tsx';
import { useClientLinks } from './navigation/useClientLinks.ts';

interface AppProps {
  Screen: ComponentType<{ data: unknown }>;
}

const LAYOUTS: Readonly<Record<Layout, ComponentType<{ children: ReactNode }>>> = {
  default: DefaultLayout,
  dashboard: DashboardLayout,
  error: ErrorLayout,
  webshop: WebshopLayout,
};

/**
 * Everything inside `<div id="root">`: the page frame around the current screen, by the page's
 * layout. It renders the same on the server and while hydrating; what belongs to one visitor appears
 * in effects.
 */
export function App({ Screen }: AppProps) {
  useClientLinks();
  const Frame = LAYOUTS[usePage().layout];
  return (
    <Frame>
      <CurrentScreen Screen={Screen} />
    </Frame>
  );
}
