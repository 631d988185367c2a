import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether this runs as a package in the repository of one remote, and not in the workspace. */
export const IS_PACKED = import.meta.url.includes('/node_modules/');

/** The root folder of the workspace, or of the repository, without a slash at the end. */
export const ROOT = IS_PACKED ? process.cwd() : fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/**
 * Everything that is made and can be deleted: releases,
 * database, pictures. Relative paths start at the workspace.
 */
export const STATE_DIR = resolve(ROOT, process.env.SPIELPLAN_STATE || '.spielplan');
