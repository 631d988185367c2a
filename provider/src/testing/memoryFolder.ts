import { MemoryFS, type PGlite } from '@electric-sql/pglite';

/**
 * The files of an embedded database by their paths below its
 * folder, in an order to write them in; null is a folder.
 */
export type DatabaseFiles = readonly (readonly [path: string, bytes: Uint8Array | null])[];

type EngineModule = PGlite['Module'];

/** Where the engine has its data, whatever that is stored on. */
const DATA = '/pglite/data';

/**
 * The folder of an embedded database, in memory: the engine begins with these files
 * as they are. It writes into the bytes it is given, so they belong to one engine.
 */
export class MemoryFolder extends MemoryFS {
  readonly #files: DatabaseFiles;

  constructor(files: DatabaseFiles) {
    super('memory://');
    this.#files = files;
  }

  override async init(...given: Parameters<MemoryFS['init']>): ReturnType<MemoryFS['init']> {
    const prepared = await super.init(...given);
    const preRun = [prepared.emscriptenOpts.preRun ?? []].flat();
    const fill = ({ FS }: EngineModule) => {
      if (this.#files.length > 0) FS.mkdirTree(DATA);
      for (const [path, bytes] of this.#files) {
        if (bytes === null) FS.mkdir(`${DATA}/${path}`);
        else FS.createDataFile(`${DATA}/${path}`, '', bytes, true, true, true);
      }
    };
    return { ...prepared, emscriptenOpts: { ...prepared.emscriptenOpts, preRun: [...preRun, fill] } };
  }
}

/** The files of an engine that has run in memory and is closed. */
export function readMemoryFolder({ FS }: EngineModule): DatabaseFiles {
  const files: [string, Uint8Array | null][] = [];
  const read = (folder: string) => {
    for (const name of FS.readdir(DATA + folder)) {
      if (name === '.' || name === '..') continue;
      const path = `${folder}/${name}`;
      const isFolder = FS.isDir(FS.stat(DATA + path).mode);
      files.push([path.slice(1), isFolder ? null : FS.readFile(DATA + path)]);
      if (isFolder) read(path);
    }
  };
  read('');
  return files;
}
