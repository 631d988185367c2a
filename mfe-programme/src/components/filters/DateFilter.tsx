import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { Button, Notice, Skeleton } from '@spielplan/shared-ui/components';
import type { DateFilterView } from '../../domain/lists/filterView.ts';
import { useText } from '../../i18n/useText.ts';
import { FilterPanel } from './FilterPanel.ts';
import { useLazyPart } from './useLazyPart.ts';

const loadGrid = () => import(/* webpackChunkName: "filter-calendar" */ './CalendarGrid.tsx').then((m) => m.CalendarGrid);

interface DateFilterProps {
  /** Of its panel. */
  id: string;
  dates: DateFilterView;
  isOpen: boolean;
  onToggle: () => void;
  onSelect: (day: IsoDay | null, lastDay?: IsoDay) => void;
}

/**
 * The calendar as the first filter (product.md section 2): a button
 * and, once it is reached for, a month of days, unseen until it opens.
 */
export function DateFilter({ id, dates, isOpen, onToggle, onSelect }: DateFilterProps) {
  const text = useText();
  const { Part: CalendarGrid, hasFailed, load } = useLazyPart(loadGrid, isOpen);

  return (
    <>
      <button
        type="button"
        data-filter="date"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={load}
        onFocus={load}
        onClick={onToggle}
      >
        {text('filter.day')}
        {dates.chosen ? <b>{dates.chosen}</b> : null}
      </button>
      <FilterPanel id={id} role="dialog" aria-label={text('calendar.label')} hidden={!isOpen}>
        {CalendarGrid ? <CalendarGrid {...dates} isOpen={isOpen} onSelect={onSelect} /> : null}
        {isOpen && !CalendarGrid && !hasFailed ? <Skeleton blockSize="2.5rem" lines={6} /> : null}
        {isOpen && hasFailed ? (
          <Notice tone="error" title={text('calendar.failed')}>
            <Button onClick={load}>{text('list.retry')}</Button>
          </Notice>
        ) : null}
      </FilterPanel>
    </>
  );
}
