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
const SIZES = {
  large: {
    header: { paddingBlockEnd: 'clamp(1rem, 2vw, 1.75rem)' },
    headline: {
      maxInlineSize: 'none',
      margin: '0.5rem 0 0 -0.04em',
      '--size': 'clamp(3.5rem, 1.2rem + 11vw, 13rem)',
      lineHeight: 0.82,
      letterSpacing: '-0.055em',
    },
  },
  small: {
    header: { paddingBlockEnd: '0.75rem' },
    headline: { maxInlineSize: 'none', margin: '0.25rem 0 0', '--size': 'clamp(2rem, 1.25rem + 3vw, 4rem)' },
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
  const size = frame?.header && SIZES[frame.header];
  return (
    <header className="page-header" style={size?.header} data-loading={isLoading || undefined}>
      {isHome ? null : <Breadcrumb label={text('trail.label')} home={text('trail.home')} />}
      <h1 style={{ ...nameLengthStyle(headline), ...size?.headline }}>{headline}</h1>
      <TabNavigation />
    </header>
  );
}
