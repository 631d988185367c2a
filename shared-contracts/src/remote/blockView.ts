import type { RemoteName } from './defineRemote.ts';
import type { BlockSource } from './editing.ts';

/** A content module as it is shown: who renders it, and what with. */
export interface BlockView {
  id: number;
  model: string;
  owner: RemoteName | 'shell';
  data: unknown;
  /** Where it is stored; for editors in edit mode alone. */
  source?: BlockSource;
}
