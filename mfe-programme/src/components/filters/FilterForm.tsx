import { Button, fieldStyles } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import type { AnyFilterKey, DateFilterView, FilterView } from '../../domain/lists/filterView.ts';
import { optionsIn, type ListQuery } from '../../domain/lists/listQuery.ts';

interface FilterFormProps<Key extends AnyFilterKey> {
  path: string;
  query: ListQuery<Key>;
  filters: readonly FilterView<Key>[];
  /** The days chosen, where they are a filter of this form. */
  dates: Pick<DateFilterView, 'day' | 'lastDay'> | null;
  isSeveral?: boolean | undefined;
}

/**
 * The filters as a plain form for visitors without scripts.
 * React renders what is in `noscript` on the server only.
 */
export function FilterForm<Key extends AnyFilterKey>({ path, query, filters, dates, isSeveral = false }: FilterFormProps<Key>) {
  const text = useText();
  return (
    <noscript>
      <Form action={path} method="get">
        {dates ? (
          <DayField name="date" label={text(dates.lastDay === undefined ? 'filter.day' : 'filter.from')} day={dates.day} />
        ) : null}
        {dates?.lastDay === undefined ? null : <DayField name="date_to" label={text('filter.to')} day={dates.lastDay} />}
        {filters.map(({ key, options }) => (
          <label key={key}>
            {text(`filter.${key}`)}
            <select name={key} multiple={isSeveral} defaultValue={isSeveral ? optionsIn(query.filters[key]) : query.filters[key]}>
              <option value="">{text('filter.all')}</option>
              {options.map(({ value, label, count }) => (
                <option key={value} value={value}>
                  {count === undefined ? label : `${label} (${count})`}
                </option>
              ))}
            </select>
          </label>
        ))}
        <HiddenParameters kept={query.kept} />
        {chosenElsewhere(query, filters).map(([key, value]) => (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        ))}
        {!dates && query.date ? <input type="hidden" name="date" value={query.date} /> : null}
        {!dates && query.dateTo ? <input type="hidden" name="date_to" value={query.dateTo} /> : null}
        <Button type="submit">{text('filter.apply')}</Button>
      </Form>
    </noscript>
  );
}

/** What is chosen in filters that are no part of this form. */
function chosenElsewhere<Key extends AnyFilterKey>(query: ListQuery<Key>, filters: readonly FilterView<Key>[]) {
  const chosen = Object.entries<string | undefined>(query.filters).filter(([key]) =>
    filters.every((filter) => filter.key !== key),
  );
  return chosen.flatMap(([key, values]) => optionsIn(values).map((value) => [key, value] as const));
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};

  label {
    display: grid;
    gap: ${space(0.5)};
    font-weight: 650;
  }

  select,
  input {
    ${fieldStyles}
    max-inline-size: 16rem;
    padding: 0 ${space(1)};
  }
`;

function DayField({ name, label, day }: { name: string; label: string; day: string | null }) {
  return (
    <label>
      {label}
      <input type="date" name={name} defaultValue={day ?? ''} min="1900-01-01" max="2100-12-31" />
    </label>
  );
}

/** The keys of an address that are the shell's, kept by a form that asks for another list. */
function HiddenParameters({ kept }: { kept: string }) {
  return [...new URLSearchParams(kept)].map(([key, value]) => (
    <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
  ));
}
