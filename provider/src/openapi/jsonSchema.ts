/** The part of JSON Schema 2020-12 that the contract's schemas use. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  contentEncoding?: string;
  contentMediaType?: string;
}

export const COMPONENTS = '#/components/schemas/';

/** The name of the component a schema refers to, or null where it stands for itself. */
export function componentOf(schema: JsonSchema): string | null {
  return schema.$ref?.startsWith(COMPONENTS) ? schema.$ref.slice(COMPONENTS.length) : null;
}

/** Every component that something refers to, at any depth. */
export function findReferences(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, each] of Object.entries(value)) {
    if (key === '$ref' && typeof each === 'string' && each.startsWith(COMPONENTS)) found.add(each.slice(COMPONENTS.length));
    else findReferences(each, found);
  }
  return found;
}
