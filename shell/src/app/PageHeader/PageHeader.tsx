import { usePage, useNavigationState } from '@spielplan/shared-ui/host';
import { paths } from '@spielplan/shared-contracts/routes';
import type { MouseEvent } from 'react';
import { useText } from '../../i18n/useText.ts';
import { isHeaderLoading } from './isHeaderLoading.ts';
import { previousPath } from './previousPath.ts';
import { TabNavigation } from './TabNavigation.tsx';

interface PageHeaderProps {
  headline: string;
  /** Pages between the start page and this one, outermost first. */
  trail?: readonly { title: string; url: string }[];
}

/**
 * The shared head of a page: where it stands, its one H1, and the tabs of its section. The step before this page goes back
 * where the visitor came from there, so that a filtered list is found again as it was left (specification section 2).
 */
export function PageHeader({ headline, trail = [] }: PageHeaderProps) {
  const text = useText();
  const { lang, head, languages } = usePage();
  const isLoading = isHeaderLoading(useNavigationState(), languages);
  const steps = [{ title: text('trail.home'), url: paths.home({ lang }) }, ...trail];
  const goBack = (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || previousPath() !== event.currentTarget.pathname) return;
    event.preventDefault();
    history.back();
  };
  return (
    <header className="page-header" data-loading={isLoading || undefined}>
      <nav aria-label={text('trail.label')}>
        <ol>
          {steps.map(({ title, url }, index) => (
            <li key={url}>
              <a href={url} onClick={index === steps.length - 1 ? goBack : undefined}>
                {title}
              </a>
            </li>
          ))}
          <li aria-current="page">{head.headline ?? head.title}</li>
        </ol>
      </nav>
      <h1>{headline}</h1>
      <TabNavigation />
    </header>
  );
}
