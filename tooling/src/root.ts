import { fileURLToPath } from 'node:url';

/** The workspace's root folder, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Everything that is made and can be deleted: releases, database, pictures. */
export const STATE_DIR = process.env.SPIELPLAN_STATE ?? `${ROOT}/.spielplan`;
