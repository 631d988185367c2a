import type { ReactNode } from 'react';
import { Footer } from '../Footer/Footer.tsx';

/** The frame of the webshop area (specification section 2): the screen is its header and its area; no menu leads out of buying. */
export function WebshopLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Footer />
    </>
  );
}
