import { z } from 'zod';
import { instantSchema } from './common.ts';
import { pageBlockSchema } from './pages.ts';

/**
 * The blocks that editors put on the page of a thing that is no page, those visitors see now; an
 * empty list where there are none. Missing from a provider whose editors cannot. The next moment at
 * which one appears or goes is `valid_until`, null where nothing changes by itself (R53).
 */
export const blocksOfDetail = {
  modules: z.array(pageBlockSchema).optional(),
  valid_until: instantSchema.nullable().optional(),
};
