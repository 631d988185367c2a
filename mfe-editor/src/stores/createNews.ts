import type { DocumentVersion } from '@spielplan/shared-contracts/api';
import type { DocumentKey } from '../domain/forest/forest.ts';
import type { DocumentCalls } from '../transport/createDocumentCalls.ts';

/** What others have saved since one last looked, in any language and in the texts of the head too. */
export interface News {
  /** The newest first; empty where that cannot be told. */
  read(): Promise<readonly DocumentVersion[]>;
  /** What is there by now has been looked at. */
  look(): Promise<void>;
}

interface NewsOptions {
  documents: readonly DocumentKey[];
  calls: Pick<DocumentCalls, 'versions'>;
  /** The name of one's own account. Null where nobody says. */
  ownName: () => Promise<string | null>;
}

/** Begins with what is there when a page is opened. */
export function createNews({ documents, calls, ownName }: NewsOptions): News {
  let seen: Promise<ReadonlyMap<number, string> | null>;
  const list = async (): Promise<readonly DocumentVersion[] | null> => {
    const replies = await Promise.all(documents.map((document) => calls.versions(document, 1)));
    return replies.every(({ kind }) => kind === 'done')
      ? replies.flatMap((reply) => (reply.kind === 'done' ? reply.value.versions : []))
      : null;
  };
  const remember = async () => {
    const versions = await list();
    return versions && new Map(versions.map(({ id, changed }) => [id, changed]));
  };
  seen = remember();
  return {
    async read() {
      const [before, versions, own] = [await seen, await list(), await ownName()];
      if (!before || !versions || own === null) return [];
      const isNew = ({ id, changed }: DocumentVersion) => (before.get(id) ?? '') < changed;
      return versions.filter((version) => isNew(version) && version.kind !== 'first' && version.username !== own);
    },
    async look() {
      seen = remember();
      await seen;
    },
  };
}
