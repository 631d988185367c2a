import type { Call } from '@spielplan/shared-contracts/api';
import { type Html, markup } from '../../platform/http/pages/htmlPage.ts';
import type { ApiTexts } from '../apiTexts.ts';
import type { Operation, Parameter } from '../describeOperation.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import { EVERY_CALL } from '../refusals.ts';
import { curlExample } from './curlExample.ts';
import { scrollable, shapeOf } from './docsSchema.ts';
import { prose } from './prose.ts';

interface Answer {
  description?: string;
  $ref?: string;
  content?: Record<string, { schema: JsonSchema }>;
}

/** One call for a reader: address, parameters, body, answers and an example to try. */
export function docsOperation(call: Pick<Call, 'method' | 'path' | 'access'>, operation: Operation, texts: ApiTexts): Html {
  const { operationId, summary, description, parameters } = operation;
  const access = call.access ? markup`<span class="access">${texts.say(`page.access.${call.access}`)}</span>` : markup``;
  return markup`<article id="call-${operationId}"><h3>${summary}</h3>
<p class="address"><span class="method">${call.method}</span> <code>${call.path}</code> ${access}</p>
${description ? markup`<p>${prose(description)}</p>` : markup``}
${parameters.length > 0 ? parameterTable(summary, parameters, texts) : markup``}
${bodyOf(operation, texts)}
${answerTable(operation, texts)}
<h4>${texts.say('page.example')}</h4><pre tabindex="0"><code>${curlExample(call.method, call.path, operation)}</code></pre></article>`;
}

function parameterTable(summary: string, parameters: readonly Parameter[], texts: ApiTexts): Html {
  const rows = parameters.map(
    ({ name, in: place, required, description, schema }) =>
      markup`<tr><th scope="row"><code>${name}</code></th><td>${texts.say(`page.place.${place}`)}</td><td>${shapeOf(schema, texts)}</td><td>${prose(description)}${required ? markup` (${texts.say('page.required')})` : markup``}</td></tr>`,
  );
  const head = ['name', 'place', 'shape', 'meaning'].map((key) => markup`<th scope="col">${texts.say(`page.${key}`)}</th>`);
  const table = markup`<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
  return markup`<h4>${texts.say('page.parameters')}</h4>${scrollable(`${summary}: ${texts.say('page.parameters')}`, table)}`;
}

function bodyOf({ requestBody }: Operation, texts: ApiTexts): Html {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type || !content) return markup``;
  return markup`<h4>${texts.say('page.body')}</h4><p><code>${type}</code>: ${shapeOf(content.schema, texts)}</p>`;
}

function answerTable({ summary, responses }: Operation, texts: ApiTexts): Html {
  const rows = Object.entries(responses)
    .filter(([status]) => !EVERY_CALL.some((each) => String(each) === status))
    .map(([status, answer]) => answerRow(status, answer as Answer, texts));
  const table = markup`<table><thead>${answerHead(texts)}</thead><tbody>${rows}</tbody></table>`;
  return markup`<h4>${texts.say('page.answers')}</h4>${scrollable(`${summary}: ${texts.say('page.answers')}`, table)}`;
}

/** The statuses that any call may answer, once for all of them. */
export function everyCallTable(texts: ApiTexts): Html {
  const rows = EVERY_CALL.map((status) => answerRow(String(status), {}, texts));
  const table = markup`<table><thead>${answerHead(texts)}</thead><tbody>${rows}</tbody></table>`;
  return scrollable(texts.say('page.everyCall'), table);
}

function answerHead(texts: ApiTexts): Html {
  const columns = ['status', 'meaning', 'shape'].map((key) => markup`<th scope="col">${texts.say(`page.${key}`)}</th>`);
  return markup`<tr>${columns}</tr>`;
}

function answerRow(status: string, { content }: Answer, texts: ApiTexts): Html {
  const schema = content?.['application/json']?.schema;
  const problem: JsonSchema = { $ref: `#/components/schemas/${status === '412' ? 'ModuleConflict' : 'Problem'}` };
  const shape = schema ? shapeOf(schema, texts) : Number(status) >= 400 ? shapeOf(problem, texts) : texts.say('page.none');
  return markup`<tr><th scope="row">${status}</th><td>${prose(texts.say(`answer.${status}`))}</td><td>${shape}</td></tr>`;
}
