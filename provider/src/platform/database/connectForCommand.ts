import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Configuration, parseConfiguration } from '../configuration/configuration.ts';
import { isPublic } from '../configuration/isPublic.ts';
import { connect, type Database } from './connect.ts';

/** Written by `spielplan-release`: this folder is a release on a server, whose settings stand elsewhere. */
const DEPLOYED = resolve(import.meta.dirname, '../../../.deployed');

interface CommandOptions {
  environment?: NodeJS.ProcessEnv;
  /** Tests name another one. */
  deployedMark?: string;
}

/**
 * Reads the settings of a command. Throws a sentence in a release on a server where nothing names its database: there a
 * command without the settings would work on a database of its own and say that all is done.
 */
export function readCommandConfiguration({
  environment = process.env,
  deployedMark = DEPLOYED,
}: CommandOptions = {}): Configuration {
  if (existsSync(deployedMark) && !environment.DATABASE_URL && !environment.DATA_DIR)
    throw new Error(
      'This release runs on a server, and nothing names its database here: call it by `spielplan`, which knows the settings.',
    );
  return parseConfiguration(environment);
}

/**
 * Opens the database of the settings for a command. Makes no embedded database by the way, unless `makesDatabase` says that this is what
 * the command is for; behind https never in a new folder. Throws a sentence where there is none, and for another user's.
 */
export function connectForCommand(
  configuration: Configuration,
  { makesDatabase = false, user = process.getuid?.() }: { makesDatabase?: boolean; user?: number | undefined } = {},
): Promise<Database> {
  if (configuration.databaseUrl === null) refuseOtherFolder(configuration, makesDatabase, user);
  return connect({ ...configuration, isUnhurried: true });
}

function refuseOtherFolder({ dataDir, publicOrigin }: Configuration, makesDatabase: boolean, user: number | undefined): void {
  const isThere = existsSync(join(dataDir, 'database', 'PG_VERSION'));
  if (!isThere && !makesDatabase)
    throw new Error(
      `There is no database in ${dataDir}. Start the provider once, or name another one by DATABASE_URL or DATA_DIR.`,
    );
  if (!isThere && isPublic(publicOrigin) && !existsSync(dataDir))
    throw new Error(`There is no folder ${dataDir}, and behind https no command makes a database in a new one.`);
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid;
  if (owner !== undefined && user !== undefined && owner !== user)
    throw new Error(
      `The folder ${dataDir} belongs to the user with the id ${owner}, who could not use what this one writes: run it as that user.`,
    );
}
