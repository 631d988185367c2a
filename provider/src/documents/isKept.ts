import { isNull } from 'drizzle-orm';
import { pages } from '../platform/database/schema/index.ts';

/** Pages that are not in the bin. To visitors those in the bin are offline anyway. */
export const isKept = isNull(pages.removedAt);
