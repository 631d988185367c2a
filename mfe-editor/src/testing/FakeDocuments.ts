import type { FakeProvider } from './FakeProvider.ts';

interface Version {
  id: number;
  kind: string;
  name: string | null;
  username: string;
  blocks: FakeProvider['documents'][string];
}

/**
 * Drafts and versions of one document before a `FakeProvider`, for
 * the tests of publishing and history; all else goes on to it.
 */
export class FakeDocuments {
  /** What was asked for, without reads. */
  asked: { path: string; body: Record<string, unknown> }[] = [];
  state = 'published';
  scheduledAt: string | null = null;
  /** When what is planned was made, and what it was then. */
  planned = { asOf: '2026-11-23T10:00:00Z', blocks: '' };
  /** Documents that have to be planned with this one. */
  partners: { content_type: string; object_id: number }[] = [];
  versions: Version[] = [];
  /** What the provider's checks say. */
  findings: object[] = [];
  readonly #provider: FakeProvider;
  readonly #document: string;

  constructor(provider: FakeProvider, document: string) {
    this.#provider = provider;
    this.#document = document;
    this.keep('first');
  }

  /** Keeps the present state as a version. */
  keep(kind: string, name: string | null = null, username = 'ada'): number {
    const id = this.versions.length + 1;
    this.versions.unshift({ id, kind, name, username, blocks: structuredClone(this.#provider.documents[this.#document] ?? []) });
    return id;
  }

  fetch: typeof fetch = async (input, options = {}) => {
    const { pathname } = new URL(input as string, 'http://house.test');
    const [, path = ''] = /^\/(?:de\/pageeditor-api\/documents\/(?!blocks)|(?:de|en)\/pageeditor-api\/document-versions\/)/.test(
      pathname,
    )
      ? pathname.split('/pageeditor-api/')
      : [];
    if (path === '' || !this.#provider.hasSession) return this.#provider.fetch(input, options);
    const body = JSON.parse((options.body as string | undefined) ?? '{}') as Record<string, unknown>;
    if (options.method === 'POST') this.asked.push({ path, body });
    return this.#answer(path, options.method ?? 'GET', body);
  };

  #answer(path: string, method: string, body: Record<string, unknown>): Response {
    const [, name = '', action = ''] = path.split('/');
    if (name === 'checks') return Response.json({ findings: this.findings });
    if (path.startsWith('documents/')) {
      const named = (body.documents ?? []) as { content_type: string; object_id: number; revision?: number }[];
      const isOld = named.some(({ revision }) => revision !== undefined && revision !== this.#revision());
      const lacks = body.at !== undefined && named.length <= this.partners.length;
      if (name === 'publish' && (isOld || lacks))
        return Response.json(
          { current: { documents: [this.#state()], ...(lacks && { partners: this.partners }) } },
          { status: 409 },
        );
      if (name === 'publish') this.planned.blocks = JSON.stringify(this.#blocks());
      if (name === 'publish') this.scheduledAt = (body.at as string | undefined) ?? null;
      if (name === 'unschedule') this.scheduledAt = null;
      if (name === 'publish' && body.at === undefined) this.#become('published', 'published');
      if (name === 'unpublish') this.state = 'unpublished';
      return Response.json(name === '' ? this.#state() : { documents: [this.#state()] });
    }
    const version = this.versions.find(({ id }) => id === Number(name));
    if (!version && method === 'POST') return Response.json(present(this.versions[this.keep('named', String(body.name)) && 0]!));
    if (!version) return Response.json({ results: this.versions.map(present), next: null });
    if (action === 'restore' && body.revision !== this.#revision()) return Response.json({ detail: 'outdated' }, { status: 409 });
    if (action === 'restore') this.#restore(version, body.block as number | undefined);
    return Response.json({ blocks: (action === 'restore' ? this.#blocks() : version.blocks).map(wire) });
  }

  #restore({ blocks }: Version, id: number | undefined): void {
    const wanted = structuredClone(blocks).map((block) => ({ ...block, revision: block.revision + 10 }));
    const present = this.#blocks();
    const block = wanted.find((each) => each.id === id);
    const replaced = present.map((each) => (block && each.id === id ? block : each));
    const isThere = present.some((each) => each.id === id);
    this.#provider.documents[this.#document] = id === undefined ? wanted : isThere || !block ? replaced : [...present, block];
    this.#become('changed', 'automatic');
  }

  #become(state: string, kind: string): void {
    this.state = state;
    this.keep(kind);
  }

  #blocks() {
    return this.#provider.documents[this.#document] ?? [];
  }

  /** Another one after each change of a block, and after each restored version. */
  #revision(): number {
    return this.#provider.changes.length + this.versions.length;
  }

  #state(): object {
    const [content_type, id] = this.#document.split(':');
    return {
      content_type,
      object_id: Number(id),
      publishing: 'draft',
      state: this.state,
      revision: this.#revision(),
      published_at: null,
      scheduled_at: this.scheduledAt,
      ...(this.scheduledAt !== null && {
        scheduled_as_of: this.planned.asOf,
        scheduled_outdated: this.planned.blocks !== JSON.stringify(this.#blocks()),
      }),
      changed_blocks: 0,
    };
  }
}

function present({ id, kind, name, username }: Version): object {
  const moment = '2026-11-23T10:00:00Z';
  return { id, kind, name, created: moment, changed: moment, username, summary: '', url: `/de/x?v=${id}` };
}

function wire({ fields, ...envelope }: FakeProvider['documents'][string][number]): object {
  return { ...fields, ...envelope };
}
