import { z } from 'zod';
import { pageBlockSchema } from './pages.ts';

/**
 * The blocks that editors put on the page of a thing that is no page, those visitors see
 * now; an empty list where there are none. Missing from a provider whose editors cannot.
 */
export const blocksOfDetail = { modules: z.array(pageBlockSchema).optional() };
