import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { formCall, type FormEntryRequest } from '@spielplan/shared-contracts/api';
import { fieldName, keptName } from '../../forms/domain/formNames.ts';
import type { PostedForm } from '../../forms/domain/postedForm.ts';
import { sampleField, sampleForm } from '../../forms/testing/sampleForm.ts';
import { loadForm } from '../../screens/Form/loadForm.server.ts';
import { routes } from '../../routes.ts';
import { sendPrepared, prepareResponse } from '../http/PreparedResponse.ts';
import { createTestContext } from './createTestContext.ts';
import { recordLog } from './recordLog.ts';
import { startServer, type TestServer } from './startServer.ts';
import { createFormPosts } from '../forms/createFormPosts.ts';

export const PATH = '/de/forms/kontakt/7';
export const FIELDS = [
  sampleField('text', 'name', { required: true }),
  sampleField('email', 'email', { required: true }),
  sampleField('textarea', 'text'),
  sampleField('file', 'mappe', { max_bytes: 1_000 }),
];

interface Seen {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
/** The provider as the shell sees it: what it was sent, and what it answers. */
export const net = {
  seen: [] as Seen[],
  answers: {} as Record<string, { status: number; body: unknown }>,
  formAnswer: (): unknown => null,
};
let provider: TestServer;
let shell: TestServer;
const log = recordLog();

/** Puts provider and shell in place around the tests of a file. */
export function openFormPosting(): void {
  beforeAll(async () => {
    provider = await startServer((request, response) => {
      void text(request).then((body) => {
        net.seen.push({ path: `${request.method} ${request.url}`, headers: request.headers, body });
        const { status, body: answer } = net.answers[request.url ?? ''] ?? { status: 200, body: {} };
        const cookies =
          request.url === '/api/shop-cart/'
            ? ['csrftoken=0123456789abcdef0123456789abcdef; Path=/']
            : ['uploadsid=whose; Path=/'];
        response.writeHead(status, { 'content-type': 'application/json', 'set-cookie': cookies }).end(JSON.stringify(answer));
      });
    });
    const { renderContext } = createTestContext({
      shellRoutes: [{ id: 'form', patterns: routes.form.patterns, load: loadForm }],
    });
    Object.assign(renderContext.bundle.shellMessages.de, { 'form.faultTitle': 'Bitte prüfen: {{form}}' });
    const read = renderContext.provider.read.bind(renderContext.provider);
    renderContext.provider.read = (async (call: { id: string }, options: never) =>
      call.id === formCall.id ? net.formAnswer() : read(call as never, options)) as never;
    const posts = createFormPosts({
      renderContext: () => renderContext,
      providerUrl: provider.origin,
      providerTimeoutMs: 2_000,
      publicOrigin: 'https://haus.example',
      isBehindProxy: true,
      isSecure: true,
      log,
      failurePage: async (_, error) => prepareResponse({ status: error.status, contentType: 'text/plain', body: error.code }),
    });
    shell = await startServer((request, response) => {
      if (!posts.takes(request.url ?? '')) return void response.writeHead(405).end();
      void posts.answer(request).then((prepared) => sendPrepared(request, response, prepared));
    });
  });
  beforeEach(() => {
    net.seen = [];
    net.formAnswer = () => sampleForm(FIELDS);
    net.answers = {
      '/de/api/temp-files/': {
        status: 201,
        body: { id: 'b3f1c5d2-0000-4000-8000-000000000001', name: 'Mappe.pdf', size: 1, content_type: 'application/pdf' },
      },
      '/de/api/forms-entries/': { status: 201, body: { id: 1 } },
    };
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => Promise.all([provider.close(), shell.close()]));
}

export const ANSWERS = { name: 'Ute', email: 'ute@altwasser.example', email2: 'ute@altwasser.example', text: 'eins\r\nzwei' };

interface PostOptions {
  path?: string;
  headers?: Readonly<Record<string, string | undefined>>;
  body?: string;
  /** The ticks of files that an earlier post brought. */
  kept?: Readonly<Record<string, string>>;
  /** What a machine writes into the honeypot. */
  trap?: string;
  /** When the form was given back to its sender; a minute ago where nothing else is said. */
  seen?: string | null;
}

export async function post(values: Readonly<Record<string, string | File>> = ANSWERS, options: PostOptions = {}) {
  const {
    path = PATH,
    headers = { origin: 'https://haus.example' },
    body,
    kept = {},
    trap = '',
    seen: back = String(Date.now() - 60_000),
  } = options;
  const data = new FormData();
  for (const [slug, value] of Object.entries(values)) data.append(fieldName(slug), value);
  for (const [slug, value] of Object.entries(kept)) data.append(keptName(slug), value);
  data.append('website', trap);
  if (back !== null) data.append('seen', back);
  const encoded = new Response(data);
  const type = encoded.headers.get('content-type') ?? '';
  const bytes = body ?? Buffer.from(await encoded.arrayBuffer());
  return new Promise<{ status: number; headers: IncomingHttpHeaders; page: string }>((resolve, reject) => {
    const sending = httpRequest(
      {
        port: shell.port,
        path,
        method: 'POST',
        headers: { 'content-type': type, 'x-forwarded-for': '1.1.1.1, 203.0.113.9', ...headers },
      },
      (response) =>
        void text(response).then((page) => resolve({ status: response.statusCode ?? 0, headers: response.headers, page })),
    );
    sending.on('error', reject);
    sending.end(bytes);
  });
}

export const entryOf = ({ body }: Seen) => JSON.parse(body) as FormEntryRequest;
export const postedOf = (page: string) =>
  (JSON.parse(/<main>\d+ (.*)<\/main>/.exec(page)?.[1] ?? '{}') as { posted?: PostedForm }).posted;
