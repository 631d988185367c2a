import type { RemoteName } from './defineRemote.ts';

/** A content module as it is shown: who renders it, and what with. */
export interface BlockView {
  id: number;
  model: string;
  owner: RemoteName | 'shell';
  data: unknown;
}
