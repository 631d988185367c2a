import { type FieldSchema, withoutNull } from '@spielplan/shared-contracts/rules/field-rules';

/**
 * How a field is filled in. A new kind is a name here, a case in
 * `kindOf` and a component in `components/fields/fieldInputs.tsx`.
 */
export type FieldKind =
  | 'line'
  | 'lines'
  | 'rich'
  | 'link'
  | 'flag'
  | 'number'
  | 'choice'
  | 'instant'
  | 'list'
  | 'reference'
  | 'references'
  | 'picture'
  | 'other';

const MAX_LINE_CHARS = 2_000;

/** The kind of a field by its schema; `other` is shown and not changed. */
export function kindOf(schema: FieldSchema): FieldKind {
  const own = withoutNull(schema);
  if (own.enum) return 'choice';
  if (own.anyOf?.some(({ properties }) => properties?.temp_file)) return 'picture';
  switch (own.type) {
    case 'boolean':
      return 'flag';
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
      if (own.format === 'date-time') return 'instant';
      if (own.format === 'link') return 'link';
      return (own.maxLength ?? 0) > MAX_LINE_CHARS ? 'lines' : 'line';
    case 'array':
      if (own.items?.type === 'integer') return 'references';
      return own.items?.properties ? 'list' : 'other';
    default:
      return 'other';
  }
}

/** The schema at a path such as `items.2.question`. */
export function schemaAt(schema: FieldSchema, path: string): FieldSchema | undefined {
  return path.split('.').reduce<FieldSchema | undefined>((at, name) => {
    const own = at && withoutNull(at);
    return /^\d+$/.test(name) ? own?.items : own?.properties?.[name];
  }, schema);
}

export function titleOf(schema: FieldSchema | undefined): string | undefined {
  return schema?.title ?? (schema && withoutNull(schema).title);
}

/** The fields of a new block or part: flags are off, so that only what an editor must write is missing. */
export function blankFields({ properties = {} }: FieldSchema): Record<string, false> {
  const flags = Object.entries(properties).filter(([, each]) => withoutNull(each).type === 'boolean');
  return Object.fromEntries(flags.map(([name]) => [name, false]));
}
