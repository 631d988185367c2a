import { type Html, markup } from '../../platform/http/pages/htmlPage.ts';
import type { ApiTexts } from '../apiTexts.ts';
import { componentOf, type JsonSchema } from '../jsonSchema.ts';
import { prose } from './prose.ts';

/** Patterns say more to a program than to a person; long ones are left to the document. */
const MAX_PATTERN_CHARS = 60;

/** A schema of the document with a name: its fields, or what it is made of. */
export function docsSchema(name: string, schema: JsonSchema, texts: ApiTexts): Html {
  const about = schema.description ? markup`<p>${prose(schema.description)}</p>` : markup``;
  const body = schema.properties ? fieldTable(name, schema, texts) : markup`<p>${shapeOf(schema, texts)}</p>`;
  return markup`<article id="schema-${name}"><h3>${name}</h3>${about}${body}</article>`;
}

/** The fields of an object, one a line; without a label where it stands inside another table. */
function fieldTable(label: string | null, schema: JsonSchema, texts: ApiTexts): Html {
  const rows = Object.entries(schema.properties ?? {}).map(
    ([field, each]) =>
      markup`<tr><th scope="row"><code>${field}</code></th><td>${shapeOf(each, texts)}</td><td>${needOf(field, each, schema, texts)}</td><td>${prose(each.description ?? '')}</td></tr>`,
  );
  const further = schema.additionalProperties
    ? [markup`<tr><th scope="row">…</th><td>${texts.say('page.further')}</td><td></td><td></td></tr>`]
    : [];
  const columns = ['field', 'shape', 'need', 'meaning'].map((key) => markup`<th scope="col">${texts.say(`page.${key}`)}</th>`);
  const head = markup`<tr>${columns}</tr>`;
  const table = markup`<table><thead>${head}</thead><tbody>${[...rows, ...further]}</tbody></table>`;
  return label === null ? table : scrollable(label, table);
}

/** A table that scrolls by itself where the screen is narrow, with the keyboard too. */
export function scrollable(label: string, table: Html): Html {
  return markup`<div class="table" role="group" tabindex="0" aria-label="${label}">${table}</div>`;
}

function needOf(field: string, schema: JsonSchema, { required = [] }: JsonSchema, texts: ApiTexts): Html {
  if (schema.default !== undefined) return markup`${texts.say('page.default')} <code>${JSON.stringify(schema.default)}</code>`;
  return markup`${texts.say(required.includes(field) ? 'page.required' : 'page.optional')}`;
}

/** A type in a few words, linked to the schema it refers to. */
export function shapeOf(schema: JsonSchema, texts: ApiTexts): Html {
  const component = componentOf(schema);
  if (component !== null) return markup`<a href="#schema-${component}">${component}</a>`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return joined(choices.map((choice) => shapeOf(choice, texts)));
  if (schema.const !== undefined) return markup`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) return joined(schema.enum.map((value) => markup`<code>${JSON.stringify(value)}</code>`));
  if (schema.items) return markup`${texts.say('page.listOf')} ${shapeOf(schema.items, texts)}${limitsOf(schema)}`;
  if (schema.properties) return fieldTable(null, schema, texts);
  if (typeof schema.additionalProperties === 'object') {
    return markup`{ …: ${shapeOf(schema.additionalProperties, texts)} }`;
  }
  const type = schema.contentMediaType ?? schema.format ?? [schema.type ?? 'any'].flat().join(' | ');
  return markup`${type}${limitsOf(schema)}`;
}

function limitsOf(schema: JsonSchema): Html {
  const [least, most] = [
    schema.minimum ?? schema.exclusiveMinimum ?? schema.minLength ?? schema.minItems,
    schema.maximum ?? schema.maxLength ?? schema.maxItems,
  ];
  const range = least === undefined && most === undefined ? '' : ` ${least ?? ''}…${most ?? ''}`;
  const { pattern } = schema;
  if (!pattern || pattern.length > MAX_PATTERN_CHARS) return markup`${range}`;
  return markup`${range} <code>${pattern}</code>`;
}

function joined(parts: readonly Html[]): Html {
  return markup`${parts.map((part, index) => (index === 0 ? part : markup` | ${part}`))}`;
}
