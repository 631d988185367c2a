import { createContext } from 'react';
import type { MessageArea, PartName } from './parts.ts';

/** What lazy parts need of the page they stand on. */
export interface Parts {
  /** A part is on the page; the server preloads its code, and sends its texts along. */
  onRender(name: PartName): void;
  /**
   * The texts of an area, in the shell's table when this resolves. Rejects when they cannot be had.
   */
  loadTexts(area: MessageArea): Promise<void>;
  onFailure(name: PartName, error: unknown): void;
}

/** Everything is there and nobody listens: on pages of tests. */
export const PartsContext = createContext<Parts>({
  onRender: () => undefined,
  loadTexts: () => Promise.resolve(),
  onFailure: () => undefined,
});
