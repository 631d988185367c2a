import { Button } from '@spielplan/shared-ui/components';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { withoutNull } from '../../domain/fieldSchema.ts';
import type { Fields } from '../../domain/forest/forest.ts';
import { useText } from '../../i18n/useText.ts';
import type { InputProps } from './fieldTypes.ts';

/** The parts of a block, such as questions or links, each with its own fields. */
export function ListInput({ control, value, schema, label, onChange, renderField }: InputProps) {
  const text = useText();
  const parts = (Array.isArray(value) ? value : []) as Fields[];
  const own = schema.items ?? {};
  const move = (index: number, to: number) => onChange(parts.toSpliced(index, 1).toSpliced(to, 0, parts[index]!));
  return (
    <Parts id={control.id} aria-label={label}>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Parts without an id have nothing but their place.
        <li key={index}>
          {Object.entries(own.properties ?? {})
            .filter(([name]) => name !== 'id')
            .map(([name, each]) =>
              renderField({
                name,
                schema: withoutNull(each),
                isRequired: own.required?.includes(name) ?? false,
                value: part[name],
                onChange: (next) => onChange(parts.with(index, { ...part, [name]: next })),
              }),
            )}
          <Button variant="quiet" disabled={index === 0} onClick={() => move(index, index - 1)}>
            {text('list.up', { number: index + 1 })}
          </Button>
          <Button variant="quiet" onClick={() => onChange(parts.toSpliced(index, 1))}>
            {text('list.remove', { number: index + 1 })}
          </Button>
        </li>
      ))}
      <li>
        <Button variant="outline" onClick={() => onChange([...parts, {}])}>
          {text('list.add')}
        </Button>
      </li>
    </Parts>
  );
}

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
