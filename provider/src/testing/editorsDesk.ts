import {
  allCalls,
  type Call,
  callPath,
  type DocumentRef,
  type DocumentState,
  documentStatesSchema,
  type EditedBlock,
  editedBlockSchema,
  type Publishing,
} from '@spielplan/shared-contracts/api';
import { sql } from 'drizzle-orm';
import type { RunningProvider } from '../server.ts';
import type { Visitor } from './testProvider.ts';

export interface Asked {
  status: number;
  body: unknown;
}

/** Calls of the contract by their id, as one editor. */
export interface EditorsDesk {
  ask(id: string, options?: { params?: object; query?: object; body?: unknown; lang?: 'de' | 'en' }): Promise<Asked>;
  /** Creates a block at the top level, or where `place` says; fails where that is refused. */
  create(model: string, document: DocumentRef, fields: object, place?: object): Promise<EditedBlock>;
  state(document: DocumentRef): Promise<DocumentState>;
  /** Publishes and the like; fails where that is refused. */
  documents(id: string, documents: DocumentRef[], more?: object): Promise<DocumentState[]>;
}

export function openDesk(editor: Visitor): EditorsDesk {
  const desk: EditorsDesk = {
    async ask(id, { params = {}, query = {}, body, lang = 'de' } = {}) {
      const call: Call | undefined = allCalls[id === 'container.create' ? 'createContainer' : id];
      if (!call) throw new Error(`There is no call ${id}.`);
      const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
      const path = `${callPath(call, { lang, ...params })}${search && `?${search}`}`;
      const response = await (call.method === 'GET' ? editor.get(path) : editor.send(call.method, path, body));
      return { status: response.status, body: await response.json() };
    },
    async create(model, document, fields, place = {}) {
      const body = { parent: null, slug: '', ...document, ...fields, ...place };
      const created = await desk.ask(`${model}.create`, { body });
      if (created.status !== 201) throw new Error(`${model}: ${JSON.stringify(created)}`);
      const { id } = created.body as { id: number };
      const read = await desk.ask('readBlock', { params: { id } });
      return editedBlockSchema.parse((read.body as { block: unknown }).block);
    },
    async state(document) {
      return (await desk.ask('documentState', { query: document })).body as DocumentState;
    },
    async documents(id, documents, more = {}) {
      const asked = await desk.ask(id, { body: { documents, ...more } });
      if (asked.status !== 200) throw new Error(`${id}: ${JSON.stringify(asked)}`);
      return documentStatesSchema.parse(asked.body).documents;
    },
  };
  return desk;
}

/** Changes the setting of a house. */
export async function setPublishing({ context }: Pick<RunningProvider, 'context'>, publishing: Publishing): Promise<void> {
  await context.db.execute(
    sql`insert into settings (key, value) values ('publishing', ${JSON.stringify(publishing)}::jsonb)
      on conflict (key) do update set value = excluded.value`,
  );
  context.changes.changed('content', ['settings']);
}
