import { useHost, useNavigate } from '@spielplan/shared-ui/host';
import { useEffect } from 'react';
import { clientTarget } from './clientTarget.ts';

/**
 * Lets every plain link of the page, those in editors' texts included, navigate without a full load.
 * One listener costs less than a component per link, and links keep working before it is there.
 */
export function useClientLinks(): void {
  const { lang } = useHost();
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const target = link ? clientTarget(link, event, lang, window.location) : null;
      if (target === null) return;
      event.preventDefault();
      navigate(target);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [lang, navigate]);
}
