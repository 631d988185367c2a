import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { Link } from '@spielplan/shared-ui/host';
import type { MouseEvent } from 'react';
import { dayChoices } from '../../domain/calendar/dayChoices.ts';
import type { DateFilterView } from '../../domain/lists/filterView.ts';
import { useText } from '../../i18n/useText.ts';
import { LinkRow } from '../page/LinkRow.ts';

interface DayLinksProps {
  dates: DateFilterView;
  /** The address of the list of these days of the house. */
  hrefOf: (first: IsoDay, last: IsoDay) => string;
  /** Hears of every link followed; what prevents its default stays on the page. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>, href: string) => void;
}

/** Days that visitors think in, as links: they work without scripts, and can be kept and sent. */
export function DayLinks({ dates: { day, lastDay, today }, hrefOf, onFollow }: DayLinksProps) {
  const text = useText();
  return (
    <LinkRow>
      {dayChoices(today).map(({ key, first, last }) => {
        const href = hrefOf(first, last);
        return (
          <Link
            key={key}
            to={href}
            preventScrollReset
            onClick={(event) => onFollow(event, href)}
            aria-current={(day === first && lastDay === last) || undefined}
          >
            {text(key)}
          </Link>
        );
      })}
    </LinkRow>
  );
}
