import { Button } from '@spielplan/shared-ui/components';
import { color, space } from '@spielplan/shared-ui/tokens';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { withoutNull } from '@spielplan/shared-contracts/rules/field-rules';
import type { Fields } from '../../domain/forest/forest.ts';
import { blankFields } from '../../domain/fieldSchema.ts';
import { useText } from '../../i18n/useText.ts';
import type { InputProps } from './fieldTypes.ts';

const CONTROLS = 'input, select, textarea, [contenteditable], button:not(:disabled)';

/** The parts of a block, such as questions or links, each with its own fields. */
export function ListInput({ control, model, path, value, schema, label, problems, onChange, renderField }: InputProps) {
  const text = useText();
  const parts = (Array.isArray(value) ? value : []) as Fields[];
  const own = schema.items ?? {};
  const list = useRef<HTMLOListElement>(null);
  // A new part gets the keyboard; what stands behind a removed one, for its own button is gone.
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.children[wanted.current]?.querySelector<HTMLElement>(CONTROLS)?.focus();
    wanted.current = null;
  });
  const move = (index: number, to: number) => onChange(parts.toSpliced(index, 1).toSpliced(to, 0, parts[index]!));
  return (
    <Parts ref={list} id={control.id} aria-label={label}>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Parts without an id have nothing but their place.
        <li key={index}>
          <strong>{text('list.number', { number: index + 1 })}</strong>
          {Object.entries(own.properties ?? {})
            .filter(([name]) => name !== 'id')
            .map(([name, each]) =>
              renderField({
                model,
                path: `${path}.${index}.${name}`,
                problems,
                schema: withoutNull(each),
                isRequired: own.required?.includes(name) ?? false,
                value: part[name],
                onChange: (next) => onChange(parts.with(index, { ...part, [name]: next })),
              }),
            )}
          <Row>
            <Button variant="quiet" disabled={index === 0} onClick={() => move(index, index - 1)}>
              {text('list.up', { number: index + 1 })}
            </Button>
            <Button variant="quiet" disabled={index === parts.length - 1} onClick={() => move(index, index + 1)}>
              {text('list.down', { number: index + 1 })}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                wanted.current = index;
                onChange(parts.toSpliced(index, 1));
              }}
            >
              {text('list.remove', { number: index + 1 })}
            </Button>
          </Row>
        </li>
      ))}
      <li>
        <Button
          variant="outline"
          disabled={parts.length >= (schema.maxItems ?? Infinity)}
          onClick={() => {
            wanted.current = parts.length;
            onChange([...parts, blankFields(own)]);
          }}
        >
          {text('list.add')}
        </Button>
      </li>
    </Parts>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
`;

const Parts = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${space(1)};
    padding-inline-start: ${space(2)};
    border-inline-start: 3px solid ${color.line};
  }
`;
