import { allCalls, type Call } from '@spielplan/shared-contracts/api';
import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import { type Html, markup } from '../../platform/http/pages/htmlPage.ts';
import { type ApiTexts, apiTexts } from '../apiTexts.ts';
import { buildOpenApi, type OpenApiDocument } from '../buildOpenApi.ts';
import type { Operation } from '../describeOperation.ts';
import { isBlockCall, type Tag, tagOf, TAGS } from '../tagOf.ts';
import { docsOperation, everyCallTable } from './docsOperation.ts';
import { docsSchema } from './docsSchema.ts';
import { DOCS_STYLE } from './docsStyle.ts';
import { paragraphs, prose } from './prose.ts';

/** One kind of block stands for all of them: their calls differ in nothing but the name. */
const SHOWN_BLOCK = 'headline';

interface ShownCall {
  call: Call;
  operation: Operation;
}

/**
 * Every call of the contract as one page in one language: no script, no picture,
 * nothing folded away, so that the browser's own search finds everything.
 */
export function docsPage(lang: Language): string {
  const texts = apiTexts(lang);
  const document = buildOpenApi({ lang });
  const groups = TAGS.map((tag) => ({ tag, calls: callsOf(tag, document) })).filter(({ calls }) => calls.length > 0);
  const other = LANGUAGES.find((each) => each !== lang) ?? lang;
  const page = markup`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="none"><title>${texts.say('page.title')}</title>${{ markup: `<style>${DOCS_STYLE}</style>` }}</head><body>
<a class="skip" href="#calls">${texts.say('page.skip')}</a>
<header><h1>${texts.say('page.title')}</h1><nav><a href="/api/openapi.json?lang=${lang}">${texts.say('page.document')}</a> <a href="?lang=${other}" hreflang="${other}" lang="${other}">${texts.say('page.otherLanguage')}</a></nav></header>
<div class="columns"><nav class="contents" aria-label="${texts.say('page.contents')}">${groups.map((group) => contentsOf(group, texts))}<p><a href="#schemas">${texts.say('page.schemas')}</a></p></nav>
<main id="calls" tabindex="-1">${paragraphs(document.info.description)}
<h2>${texts.say('page.everyCall')}</h2>${everyCallTable(texts)}
${groups.map((group) => sectionOf(group, texts))}
<section id="schemas"><h2>${texts.say('page.schemas')}</h2>${Object.entries(document.components.schemas).map(([name, schema]) => docsSchema(name, schema, texts))}</section>
</main></div></body></html>`;
  return page.markup;
}

function callsOf(tag: Tag, document: OpenApiDocument): ShownCall[] {
  return Object.values(allCalls)
    .filter((call) => tagOf(call) === tag && (!isBlockCall(call.id) || call.id.startsWith(`${SHOWN_BLOCK}.`)))
    .flatMap((call) => {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      return operation ? [{ call, operation }] : [];
    });
}

function contentsOf({ tag, calls }: { tag: Tag; calls: readonly ShownCall[] }, texts: ApiTexts): Html {
  const links = calls.map(({ operation }) => markup`<li><a href="#call-${operation.operationId}">${operation.summary}</a></li>`);
  return markup`<details><summary>${texts.say(`tag.${tag}`)}</summary><ul>${links}</ul></details>`;
}

function sectionOf({ tag, calls }: { tag: Tag; calls: readonly ShownCall[] }, texts: ApiTexts): Html {
  const kinds = tag === 'blocks' ? kindsOfBlocks(texts) : markup``;
  return markup`<section id="tag-${tag}"><h2>${texts.say(`tag.${tag}`)}</h2><p>${prose(texts.say(`tag.${tag}.about`))}</p>${kinds}${calls.map(({ call, operation }) => docsOperation(call, operation, texts))}</section>`;
}

/** The kinds of blocks with what a page carries of each. */
function kindsOfBlocks(texts: ApiTexts): Html {
  const models = Object.keys(allCalls).filter((id) => id.endsWith('.read'));
  const items = models.map((id) => {
    const model = id.replace(/\.read$/, '');
    const schema = `${model.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Block`;
    return markup`<li><code>${model}</code>: <a href="#schema-${schema}">${schema}</a></li>`;
  });
  return markup`<h3>${texts.say('page.kinds')}</h3><ul>${items}</ul>`;
}
