import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage } from '@spielplan/shared-contracts/i18n';
import { buildOpenApi } from './buildOpenApi.ts';

// `npm run openapi -w provider [-- --out FILE] [--lang de]
// [--server URL]`: writes the OpenAPI document, or prints it.
const { values } = parseArgs({ options: { out: { type: 'string' }, lang: { type: 'string' }, server: { type: 'string' } } });
const lang = values.lang !== undefined && isLanguage(values.lang) ? values.lang : 'en';
const document = `${JSON.stringify(buildOpenApi({ lang, ...(values.server && { server: values.server }) }), null, 2)}\n`;
if (values.out === undefined) process.stdout.write(document);
// npm runs a script in the package's folder, and names the one it was called from.
else await writeFile(resolve(process.env.INIT_CWD ?? '.', values.out), document);
