import { usePage } from '@spielplan/shared-ui/host';
import type { ReactNode } from 'react';
import { AccessibilityNavigation } from '../../parts/AccessibilityNavigation.tsx';
import { ConsentController } from '../../consent/ConsentController.tsx';
import { EditorGate } from '../../login/EditorGate.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { InfoLayer } from '../../parts/InfoLayer/InfoLayer.tsx';
import { Main } from '../navigation/Main.tsx';
import { StickyNavigation } from '../StickyNavigation/StickyNavigation.tsx';
import { TopAlert } from '../TopAlert/TopAlert.tsx';

/**
 * The frame of nearly every page. A landing page has neither header
 * nor alert, and no menu in its footer (product.md section 1).
 */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const isLandingPage = usePage().frame?.isLandingPage;
  return (
    <>
      <AccessibilityNavigation />
      <ConsentController />
      {isLandingPage ? null : <TopAlert />}
      {isLandingPage ? null : <Header hasMenu />}
      <Main>{children}</Main>
      <Footer />
      <StickyNavigation />
      <InfoLayer />
      <EditorGate />
    </>
  );
}
