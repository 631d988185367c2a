/** The JSON Schema of a field, as `fieldSchemaOf` makes it from the contract of a block. */
export interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  /** One of `FIELD_FORMATS`, or what JSON Schema itself names. */
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
  readonly const?: unknown;
}

/** The schema without the choice of being null or empty, which is an empty field. */
export function withoutNull(schema: FieldSchema): FieldSchema {
  if (!schema.anyOf) return withOneType(schema);
  const { anyOf: _anyOf, ...own } = schema;
  const choices = branches(schema);
  const [only] = choices;
  if (choices.length === 1 && only) return { ...own, ...only };
  // A day or an instant: editors choose an instant.
  if (choices.every(({ type }) => type === 'string') && choices.some(({ format }) => format === 'date-time'))
    return { ...own, type: 'string', format: 'date-time' };
  return { ...own, anyOf: choices };
}

/** `["string", "null"]`, as a short form of a choice, is a text. */
function withOneType(schema: FieldSchema): FieldSchema {
  if (!Array.isArray(schema.type)) return schema;
  const types = (schema.type as readonly string[]).filter((type) => type !== 'null');
  return types.length === 1 ? { ...schema, type: types[0] } : schema;
}

function branches(schema: FieldSchema): readonly FieldSchema[] {
  if (!schema.anyOf) return schema.type === 'null' || schema.const === '' ? [] : [schema];
  return schema.anyOf.flatMap(branches);
}
