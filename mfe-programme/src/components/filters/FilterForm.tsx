import { Button, fieldStyles } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import type { AnyFilterKey, FilterView } from '../../domain/lists/filterView.ts';
import type { ListQuery } from '../../domain/lists/listQuery.ts';

interface FilterFormProps<Key extends AnyFilterKey> {
  path: string;
  query: ListQuery<Key>;
  filters: readonly FilterView<Key>[];
  /** The day chosen, where days are a filter of this form; null without a choice. */
  day?: string | null | undefined;
}

/**
 * The filters as a plain form for visitors without scripts.
 * React renders what is in `noscript` on the server only.
 */
export function FilterForm<Key extends AnyFilterKey>({ path, query, filters, day }: FilterFormProps<Key>) {
  const text = useText();
  return (
    <noscript>
      <Form action={path} method="get">
        {day === undefined ? null : (
          <label>
            {text('filter.day')}
            <input type="date" name="date" defaultValue={day ?? ''} min="1900-01-01" max="2100-12-31" />
          </label>
        )}
        {filters.map(({ key, options }) => (
          <label key={key}>
            {text(`filter.${key}`)}
            <select name={key} defaultValue={query.filters[key] ?? ''}>
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
        {day === undefined && query.date ? <input type="hidden" name="date" value={query.date} /> : null}
        <Button type="submit">{text('filter.apply')}</Button>
      </Form>
    </noscript>
  );
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

/** The keys of an address that are the shell's, kept by a form that asks for another list. */
function HiddenParameters({ kept }: { kept: string }) {
  return [...new URLSearchParams(kept)].map(([key, value]) => (
    <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
  ));
}
