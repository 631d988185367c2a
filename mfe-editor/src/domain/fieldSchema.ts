/** A JSON Schema as the panel reads it. */
export interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
  readonly const?: unknown;
}

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

const LINE_MAX = 2_000;

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
      if (own.pattern?.includes('mailto:')) return 'link';
      return (own.maxLength ?? 0) > LINE_MAX ? 'lines' : 'line';
    case 'array':
      if (own.items?.type === 'integer') return 'references';
      return own.items?.properties ? 'list' : 'other';
    default:
      return 'other';
  }
}

/** The schema without the choice of being null or empty, which is an empty field. */
export function withoutNull(schema: FieldSchema): FieldSchema {
  if (!schema.anyOf) return schema;
  const { anyOf: _anyOf, ...own } = schema;
  const choices = branches(schema);
  const [only] = choices;
  if (choices.length === 1 && only) return { ...own, ...only };
  // A day or an instant: editors choose an instant.
  if (choices.every(({ type }) => type === 'string') && choices.some(({ format }) => format === 'date-time'))
    return { ...own, type: 'string', format: 'date-time' };
  return { ...own, anyOf: choices };
}

function branches(schema: FieldSchema): readonly FieldSchema[] {
  if (!schema.anyOf) return schema.type === 'null' || schema.const === '' ? [] : [schema];
  return schema.anyOf.flatMap(branches);
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
