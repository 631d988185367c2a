/** An editor of a freshly seeded provider, with the cookies of a browser. */
export interface Editor {
  send(method: 'POST' | 'DELETE', path: string, body?: object): Promise<{ status: number; body: { id?: number } }>;
}

/** Logs in as the first editor. Throws where that is refused. */
export async function openEditor(url: string): Promise<Editor> {
  const cookies = new Map<string, string>();
  const ask = async (method: string, path: string, body?: object) => {
    const headers = {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': cookies.get('csrftoken') ?? '',
      ...(body && { 'content-type': 'application/json' }),
    };
    const response = await fetch(url + path, { method, headers, body: body ? JSON.stringify(body) : null });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return { status: response.status, body: (await response.json()) as { id?: number } };
  };
  await ask('GET', '/api/shop-cart/');
  const { status } = await ask('POST', '/pageeditor-api/login', { username: 'redaktion', password: 'spielplan-demo' });
  if (status >= 300) throw new Error(`The login was answered with ${status}.`);
  return { send: ask };
}
