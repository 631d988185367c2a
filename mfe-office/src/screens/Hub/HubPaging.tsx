import { Button } from '@spielplan/shared-ui/components';
import { useText } from '../../i18n/useText.ts';
import { HubActions } from './hubStyles.ts';

interface HubPagingProps {
  /** The page that is shown, from 0. */
  at: number;
  pages: number;
  onGo: (page: number) => void;
}

/** The pages of a long list that is in the browser already; nothing where it has one. */
export function HubPaging({ at, pages, onGo }: HubPagingProps) {
  const text = useText();
  if (pages <= 1) return null;
  return (
    <HubActions as="nav" aria-label={text('hub.checks.paging')}>
      <Button variant="outline" disabled={at === 0} onClick={() => onGo(at - 1)}>
        {text('hub.checks.previous')}
      </Button>
      <span role="status">{text('hub.checks.page', { page: at + 1, pages })}</span>
      <Button variant="outline" disabled={at === pages - 1} onClick={() => onGo(at + 1)}>
        {text('hub.checks.next')}
      </Button>
    </HubActions>
  );
}
