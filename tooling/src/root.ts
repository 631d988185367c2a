import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's root folder, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/**
 * Everything that is made and can be deleted: releases,
 * database, pictures. Relative paths start at the workspace.
 */
export const STATE_DIR = resolve(ROOT, process.env.SPIELPLAN_STATE || '.spielplan');
