import { Breadcrumb } from '@spielplan/shared-ui/components';
import { useNavigationState, usePage } from '@spielplan/shared-ui/host';
import { useText } from '../../i18n/useText.ts';
import { nameLengthStyle } from '../nameLengthStyle.ts';
import { isHeaderLoading } from './isHeaderLoading.ts';
import { TabNavigation } from './TabNavigation.tsx';

interface PageHeaderProps {
  headline: string;
}

/**
 * The shared head of a page: where it stands, its one H1,
 * and the tabs of its section (product.md section 2).
 */
export function PageHeader({ headline }: PageHeaderProps) {
  const text = useText();
  const { languages, frame } = usePage();
  const isLoading = isHeaderLoading(useNavigationState(), languages);
  return (
    <header className="page-header" data-large={frame?.header === 'large' || undefined} data-loading={isLoading || undefined}>
      <Breadcrumb label={text('trail.label')} home={text('trail.home')} />
      <h1 style={nameLengthStyle(headline)}>{headline}</h1>
      <TabNavigation />
    </header>
  );
}
