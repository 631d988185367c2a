import type { ProofReport } from './runProof.ts';

/** The call `keepProofRun` and how much it takes (`shared-contracts/src/api/dashboard.ts`). */
const PATH = '/api/dashboard-proof/';
const MAX = { entries: 500, said: 20, chars: 300 };

export interface Credentials {
  username: string;
  password: string;
}

/**
 * Hands a report to the site, whose dashboard shows it, by an account that may see that. Throws where the site
 * takes neither; a report that is too long is cut.
 */
export async function keepRun(origin: string, report: ProofReport, credentials: Credentials): Promise<void> {
  const cookies = new Map<string, string>();
  async function ask(path: string, body?: object): Promise<void> {
    const response = await fetch(new URL(path, origin), {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'x-csrftoken': cookies.get('csrftoken') ?? '',
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    });
    await response.body?.cancel();
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    if (!response.ok) throw new Error(`The run was not kept: ${path} answered ${response.status}.`);
  }
  await ask('/api/shop-cart/');
  await ask('/pageeditor-api/login', credentials);
  await ask(PATH, shorten(report));
  await ask('/pageeditor-api/logout', {});
}

function shorten({ events, requests, disagreements, failed }: ProofReport): ProofReport {
  const cut = (text: string) => text.slice(0, MAX.chars);
  return {
    events,
    requests,
    disagreements: disagreements.slice(0, MAX.entries).map(({ event, title, what, said, link }) => ({
      event,
      title: cut(title),
      what,
      said: said.slice(0, MAX.said).map(cut),
      link,
    })),
    failed: failed.slice(0, MAX.entries).map(cut),
  };
}
