import type { ReactNode } from 'react';
import { AccessibilityNavigation } from '../../parts/AccessibilityNavigation.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { InfoLayer } from '../../parts/InfoLayer/InfoLayer.tsx';
import { Main } from '../navigation/Main.tsx';

/**
 * The frame of an error page where there is no site to
 * frame it: nothing in it has to be asked of the provider.
 */
export function ErrorLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AccessibilityNavigation />
      <Header hasMenu={false} />
      <Main>{children}</Main>
      <Footer />
      <InfoLayer />
    </>
  );
}
