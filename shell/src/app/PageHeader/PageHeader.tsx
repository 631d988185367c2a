import { usePage } from '@spielplan/shared-ui/host';
import { paths } from '@spielplan/shared-contracts/routes';
import { useText } from '../../i18n/useText.ts';

interface PageHeaderProps {
  headline: string;
  /** Pages between the start page and this one, outermost first. */
  trail?: readonly { title: string; url: string }[];
}

/** The shared head of a page: where it stands, and its one H1. */
export function PageHeader({ headline, trail = [] }: PageHeaderProps) {
  const text = useText();
  const { lang, head } = usePage();
  return (
    <header className="page-header">
      <nav aria-label={text('trail.label')}>
        <ol>
          <li>
            <a href={paths.home({ lang })}>{text('trail.home')}</a>
          </li>
          {trail.map(({ title, url }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
          <li aria-current="page">{head.headline ?? head.title}</li>
        </ol>
      </nav>
      <h1>{headline}</h1>
    </header>
  );
}
