import { Button } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { space } from '@spielplan/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { referenceOf } from '../../domain/references.ts';
import { useText } from '../../i18n/useText.ts';
import { fetchReferences, type Reference, searchPages } from '../../transport/referenceClient.ts';
import type { InputProps } from './fieldTypes.ts';

/** One thing of the house, chosen from all of its kind. */
export function ReferenceInput({ control, model, path, value, isRequired, onChange }: InputProps) {
  const text = useText();
  const all = useReferences(model, path);
  if (all === null) return <NumberFallback control={control} value={value} onChange={onChange} />;
  return (
    <select
      {...control}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      {isRequired && typeof value === 'number' ? null : <option value="">{text('field.none')}</option>}
      {all.map(({ id, name, is_online: isOnline }) => (
        <option key={id} value={id}>
          {isOnline === false ? text('reference.hidden', { name }) : name}
        </option>
      ))}
      {typeof value === 'number' && all.length > 0 && !all.some(({ id }) => id === value) ? (
        <option value={value}>{text('reference.gone', { number: value })}</option>
      ) : null}
    </select>
  );
}

/** Several things of the house in an order of their own; events are searched for. */
export function ReferencesInput({ control, model, path, value, label, onChange }: InputProps) {
  const text = useText();
  const { lang } = useHost();
  const ids = (Array.isArray(value) ? value : []) as number[];
  const isEvents = referenceOf(model, path) === 'events';
  const listed = useReferences(model, path);
  const [found, setFound] = useState<readonly Reference[]>([]);
  const all = [...(listed ?? []), ...found];
  const nameOf = (id: number) => all.find((each) => each.id === id)?.name ?? text('reference.number', { number: id });
  const search = async (term: string) => {
    const pages = term.trim().length > 1 ? await searchPages(lang, term) : [];
    const events = (pages ?? []).flatMap(({ id, kind, title }) => (kind === 'event' && id ? [{ id, name: title }] : []));
    setFound((before) => [...before.filter(({ id }) => ids.includes(id)), ...events.filter(({ id }) => !ids.includes(id))]);
  };
  return (
    <Whole>
      <ol aria-label={label}>
        {ids.map((id, index) => (
          <li key={id}>
            <span>{nameOf(id)}</span>
            <Button
              variant="quiet"
              disabled={index === 0}
              onClick={() => onChange(ids.toSpliced(index, 1).toSpliced(index - 1, 0, id))}
            >
              {text('list.up', { number: index + 1 })}
            </Button>
            <Button variant="quiet" onClick={() => onChange(ids.toSpliced(index, 1))}>
              {text('list.remove', { number: index + 1 })}
            </Button>
          </li>
        ))}
      </ol>
      {isEvents ? (
        <input type="search" aria-label={text('reference.search')} onChange={({ target }) => void search(target.value)} />
      ) : null}
      <select
        {...control}
        value=""
        onChange={({ target }) => (target.value === '' ? undefined : onChange([...ids, Number(target.value)]))}
      >
        <option value="">{text('list.add')}</option>
        {all
          .filter(({ id }) => !ids.includes(id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </Whole>
  );
}

/** Null where the list cannot be had. */
function useReferences(model: string | undefined, path: string): readonly Reference[] | null {
  const { lang } = useHost();
  const source = referenceOf(model, path);
  const [all, setAll] = useState<readonly Reference[] | null>([]);
  useEffect(() => {
    let isCurrent = true;
    if (source && source !== 'events') void fetchReferences(lang, source).then((found) => isCurrent && setAll(found));
    return () => {
      isCurrent = false;
    };
  }, [lang, source]);
  return all;
}

function NumberFallback({ control, value, onChange }: Pick<InputProps, 'control' | 'value' | 'onChange'>) {
  return (
    <input
      {...control}
      type="number"
      min={1}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}

const Whole = styled.div`
  display: grid;
  gap: ${space(1)};
  inline-size: 100%;

  ol {
    margin: 0;
    padding-inline-start: 1.5em;
  }

  li > span {
    margin-inline-end: ${space(2)};
  }
`;
