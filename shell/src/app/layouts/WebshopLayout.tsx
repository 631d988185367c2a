import type { ReactNode } from 'react';
import { ConsentController } from '../../consent/ConsentController.tsx';
import { Footer } from '../Footer/Footer.tsx';

/**
 * The frame of the webshop area (product.md section 2): the screen is its
 * header and its area, and the cookie manager; no menu leads out of buying.
 */
export function WebshopLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ConsentController />
      {children}
      <Footer />
    </>
  );
}
