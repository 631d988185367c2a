import { readFile } from 'node:fs/promises';
import { ROOT } from '../root.ts';
import { PACKAGES, type PackageFolder } from './sourceFiles.ts';

/** The messages of one package as they are written, German beside English. */
export interface MessageTables {
  package: PackageFolder;
  de: Readonly<Record<string, string>>;
  en: Readonly<Record<string, string>>;
}

/**
 * Reads `src/i18n/{de,en}.json` of every package that has
 * texts. A table without its twin is read as an empty twin.
 */
export async function readMessageTables(root = ROOT): Promise<MessageTables[]> {
  const tables = await Promise.all(
    PACKAGES.map(async (name) => {
      const [de, en] = await Promise.all(['de', 'en'].map((lang) => readTable(`${root}/${name}/src/i18n/${lang}.json`)));
      return de || en ? [{ package: name, de: de ?? {}, en: en ?? {} }] : [];
    }),
  );
  return tables.flat();
}

async function readTable(path: string): Promise<Record<string, string> | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Record<string, string>);
}

/** Where a message is written, counted in lines from 1. */
export function lineOfMessage(table: Readonly<Record<string, string>>, key: string): number {
  return Math.max(0, Object.keys(table).indexOf(key)) + 2;
}

/** A message without its plural suffix, as the sources ask for it. */
export function baseOf(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}
