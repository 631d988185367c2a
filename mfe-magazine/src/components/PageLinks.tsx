import { ButtonLink } from '@spielplan/shared-ui/components';
import { Pages } from './Pages.tsx';
import { useText } from '../i18n/useText.ts';

interface PageLinksProps {
  page: number;
  pages: number;
  /** The pages before and after this one, with what the reader finds there. */
  back: { label: string; href: string | null };
  on: { label: string; href: string | null };
}

/** The way to the other pages of a list; nothing where there is one page only. */
export function PageLinks({ page, pages, back, on }: PageLinksProps) {
  const text = useText();
  if (!back.href && !on.href) return null;
  return (
    <Pages aria-label={text('magazine.pages')}>
      {back.href ? (
        <ButtonLink to={back.href} variant="outline" rel="prev">
          {back.label}
        </ButtonLink>
      ) : null}
      <p>{text('magazine.pageOf', { page, pages })}</p>
      {on.href ? (
        <ButtonLink to={on.href} rel="next">
          {on.label}
        </ButtonLink>
      ) : null}
    </Pages>
  );
}
