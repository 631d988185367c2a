import { paths } from '@spielplan/shared-contracts/routes';
import { Breadcrumb } from '@spielplan/shared-ui/components';
import { useNavigationState, usePage } from '@spielplan/shared-ui/host';
import { useText } from '../../i18n/useText.ts';
import { nameLengthStyle } from '../nameLengthStyle.ts';
import { isHeaderLoading } from './isHeaderLoading.ts';
import { TabNavigation } from './TabNavigation.tsx';

interface PageHeaderProps {
  headline: string;
}

/** As attributes: only pages that ask for it pay for these rules. */
const LARGE = {
  header: { paddingBlockEnd: '2.5rem' },
  headline: {
    maxInlineSize: 'none',
    margin: '0.5rem 0 0 -0.04em',
    '--size': 'clamp(4rem, 1.2rem + 13vw, 15rem)',
    lineHeight: 0.82,
    letterSpacing: '-0.055em',
  },
} as const;

/**
 * The shared head of a page: where it stands, its one H1,
 * and the tabs of its section (product.md section 2).
 */
export function PageHeader({ headline }: PageHeaderProps) {
  const text = useText();
  const { languages, frame, lang, url } = usePage();
  const isHome = url.split('?')[0] === paths.home({ lang });
  const isLoading = isHeaderLoading(useNavigationState(), languages);
  const large = frame?.header === 'large' ? LARGE : undefined;
  return (
    <header className="page-header" style={large?.header} data-loading={isLoading || undefined}>
      {isHome ? null : <Breadcrumb label={text('trail.label')} home={text('trail.home')} />}
      <h1 style={{ ...nameLengthStyle(headline), ...large?.headline }}>{headline}</h1>
      <TabNavigation />
    </header>
  );
}
