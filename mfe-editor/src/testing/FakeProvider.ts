interface Stored {
  id: number;
  slug: string;
  model: string;
  revision: number;
  fields: Record<string, unknown>;
  columns: { classes: string; children: Stored[] }[];
}

/** How the next change goes wrong. `afterCommit`: it is done and nobody hears of it. */
export type Fault = 401 | 403 | 500 | 'timeout' | 'afterCommit';

const ENVELOPE = ['content_type', 'object_id', 'parent', 'column', 'position', 'slug', 'columns', 'subtree', 'id', 'revision'];

/**
 * A provider in memory that keeps to the calls for editing, for the
 * tests of saving: revisions, slugs, tokens, and faults on demand.
 */
export class FakeProvider {
  documents: Record<string, Stored[]> = {};
  faults: Fault[] = [];
  /** Every change that was asked for, with the token it came with. */
  changes: { request: string; token: string | undefined }[] = [];
  /** What happens between the next change and its answer. */
  meanwhile: (() => void) | undefined;
  token = 'known';
  hasSession = true;
  /** Who else edits the same. */
  others: { username: string; since: string }[] = [];
  /** Whose session it is. */
  account = 1;
  #lastId = 0;
  #removed = new Map<string, Stored>();

  add(document: string, model: string, fields: Record<string, unknown>, columns: Stored['columns'] = []): Stored {
    const block = { id: (this.#lastId += 1), slug: `s${this.#lastId}`, model, revision: 0, fields, columns };
    (this.documents[document] ??= []).push(block);
    return block;
  }

  fetch: typeof fetch = async (input, { method = 'GET', body, headers } = {}) => {
    const { pathname, searchParams } = new URL(input as string, 'http://house.test');
    const path = pathname.replace(/^\/(?:de|en)\/pageeditor-api\//, '');
    const all = (headers ?? {}) as Record<string, string>;
    const sent = (body ? JSON.parse(body as string) : Object.fromEntries(searchParams)) as Record<string, unknown>;
    await Promise.resolve();
    if (!this.hasSession) return reply(401, {});
    if (pathname === '/pageeditor-api/user') return reply(200, { id: this.account, username: 'ada' });
    if (path === 'presence/') return reply(200, { others: this.others });
    const isChange = method !== 'GET';
    if (isChange) this.changes.push({ request: `${method} ${path}`, token: all['X-CSRFToken'] });
    const fault = isChange ? this.faults.shift() : undefined;
    if (fault === 401) this.hasSession = false;
    if (fault === 'timeout') throw new TypeError('Failed to fetch');
    if (fault !== undefined && fault !== 'afterCommit') return reply(fault, { detail: 'fault' });
    if (isChange && all['X-CSRFToken'] !== this.token) return reply(403, { detail: 'token' });
    const answer = this.#answer(method, path, sent, all['If-Match']);
    if (isChange) this.meanwhile?.();
    if (isChange) this.meanwhile = undefined;
    if (fault === 'afterCommit') throw new TypeError('Failed to fetch');
    return answer;
  };

  /** The state as the queue would read it, for comparing with a screen. */
  tree(document: string): unknown {
    return (this.documents[document] ?? []).map(plain);
  }

  #answer(method: string, path: string, sent: Record<string, unknown>, ifMatch: string | undefined): Response {
    const document = `${String(sent.content_type)}:${String(sent.object_id)}`;
    if (path === 'documents/blocks/') return reply(200, { blocks: (this.documents[document] ?? []).map(wire) });
    if (path === 'blocks/restore/') return this.#restore(document, sent);
    if (path === 'blocks/copy/') return this.#copy(document, sent);
    const parts = path.split('/').filter(Boolean);
    if (parts.length === 1) return this.#create(document, parts[0]!, sent);
    const found = this.#find(Number(parts[1]));
    if (!found) return reply(404, {});
    const { block, list } = found;
    const isOld =
      ifMatch !== undefined
        ? ifMatch !== `"${block.revision}"`
        : sent.revision !== undefined && Number(sent.revision) !== block.revision;
    if (isOld && method !== 'GET') return reply(ifMatch === undefined ? 409 : 412, { current: wire(block) });
    if (method === 'GET') return reply(200, { block: wire(block), subtree: this.#keep(block) });
    if (method === 'PATCH') return this.#save(block, sent);
    const subtree = this.#keep(block);
    const isOther = sent.seal !== undefined && JSON.stringify(this.#removedAs(sent)) !== JSON.stringify(block);
    if (method === 'DELETE' && isOther) return reply(409, { current: wire(block) });
    if (method === 'POST') return this.#move(block, list, document, sent);
    list.splice(list.indexOf(block), 1);
    return reply(200, { id: block.id, subtree });
  }

  #create(document: string, model: string, sent: Record<string, unknown>): Response {
    const taken = this.#all().find(({ slug }) => slug === sent.slug);
    if (taken) return reply(409, { current: wire(taken) });
    const fields = Object.fromEntries(Object.entries(sent).filter(([name]) => !ENVELOPE.includes(name)));
    const columns = ((sent.columns ?? []) as { classes: string }[]).map(({ classes }) => ({ classes, children: [] }));
    const block = { id: (this.#lastId += 1), slug: String(sent.slug), model, revision: 0, fields: clean(fields), columns };
    return this.#put(block, document, sent) ? reply(201, wire(block)) : reply(400, { field: 'parent' });
  }

  #save(block: Stored, { columns, ...sent }: Record<string, unknown>): Response {
    Object.assign(block.fields, clean(sent));
    block.revision += 1;
    if (columns) {
      const classes = columns as { classes: string }[];
      const last = classes.length - 1;
      const before = block.columns;
      block.columns = classes.map((column, index) => ({
        classes: column.classes,
        children: index === last ? before.slice(last).flatMap(({ children }) => children) : (before[index]?.children ?? []),
      }));
    }
    return reply(200, wire(block));
  }

  #move(block: Stored, list: Stored[], document: string, sent: Record<string, unknown>): Response {
    const index = list.indexOf(block);
    list.splice(index, 1);
    if (!this.#put(block, document, sent)) {
      list.splice(index, 0, block);
      return reply(400, { field: 'parent' });
    }
    block.revision += 1;
    return reply(200, wire(block));
  }

  #restore(document: string, sent: Record<string, unknown>): Response {
    const block = structuredClone(this.#removedAs(sent.subtree))!;
    const lives = this.#find(block.id)?.block;
    if (lives) return reply(409, { current: wire(lives) });
    return this.#put(block, document, sent) ? reply(201, wire(block)) : reply(400, { field: 'parent' });
  }

  #copy(document: string, sent: Record<string, unknown>): Response {
    const taken = this.#all().find(({ slug }) => slug === sent.slug);
    if (taken) return reply(409, { current: wire(taken) });
    const source = sent.id === undefined ? this.#removedAs(sent.subtree) : this.#find(Number(sent.id))?.block;
    if (!source) return reply(404, {});
    const rename = (block: Stored): Stored => {
      const id = (this.#lastId += 1);
      const columns = block.columns.map((column) => ({ ...column, children: column.children.map(rename) }));
      return { ...structuredClone(block), id, slug: `s${id}`, revision: 0, columns };
    };
    const block = { ...rename(source), slug: String(sent.slug) };
    return this.#put(block, document, sent) ? reply(201, wire(block)) : reply(400, { field: 'parent' });
  }

  #put(block: Stored, document: string, { parent, column, position }: Record<string, unknown>): boolean {
    const around = parent === null ? null : this.#find(Number(parent))?.block;
    const list = around === null ? (this.documents[document] ??= []) : around?.columns[Number(column ?? 0)]?.children;
    list?.splice(Number(position ?? list.length), 0, block);
    return list !== undefined;
  }

  /** What brings a block back as it is now; opaque, as the contract says. */
  #keep(block: Stored): { seal: string } {
    const seal = `subtree ${this.#removed.size}`;
    this.#removed.set(seal, structuredClone(block));
    return { seal };
  }

  #removedAs(subtree: unknown): Stored | undefined {
    return this.#removed.get((subtree as { seal: string }).seal);
  }

  #find(id: number): { block: Stored; list: Stored[] } | undefined {
    const search = (list: Stored[]): { block: Stored; list: Stored[] } | undefined => {
      for (const block of list) {
        if (block.id === id) return { block, list };
        const inside = block.columns.map(({ children }) => search(children)).find(Boolean);
        if (inside) return inside;
      }
      return undefined;
    };
    return Object.values(this.documents).map(search).find(Boolean);
  }

  #all(list = Object.values(this.documents).flat()): Stored[] {
    return list.flatMap((block) => [block, ...this.#all(block.columns.flatMap(({ children }) => children))]);
  }
}

/** As a provider cleans what is saved: spaces around a text go. */
function clean(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}

function wire({ fields, columns, ...envelope }: Stored): object {
  return { ...fields, ...envelope, columns: columns.map(({ classes, children }) => ({ classes, children: children.map(wire) })) };
}

function plain({ model, fields, columns }: Stored): object {
  return { model, fields, columns: columns.map(({ classes, children }) => ({ classes, children: children.map(plain) })) };
}

function reply(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status });
}
