import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const MAX_LOGGED = 40;
const PANIC = /\bPANIC:\s/;

/** The part of the engine's own file system that is completed here. */
interface EngineModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } };
}

/**
 * The folder of an embedded database whose flushes reach the disk. The engine's own hands writes to
 * the operating system and drops every `fsync`: enough for a process that is killed, not for a
 * machine that loses its power.
 */
export class FlushedFolder extends NodeFS {
  /** What the engine has said last; its errors say nothing of why a database cannot be opened. */
  readonly said: string[] = [];
  /** Is told the line with which the engine gives up. */
  onPanic: (line: string) => void = () => undefined;

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...given);
    const preRun = [prepared.emscriptenOpts.preRun ?? []].flat();
    const completeFsync = (block: unknown) => {
      (block as EngineModule).NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fsyncSync(nfd);
        return 0;
      };
    };
    const listen = (line: string) => {
      this.said.push(line);
      if (this.said.length > MAX_LOGGED) this.said.shift();
      if (PANIC.test(line)) this.onPanic(line);
    };
    return {
      ...prepared,
      emscriptenOpts: { ...prepared.emscriptenOpts, preRun: [completeFsync, ...preRun], print: listen, printErr: listen },
    };
  }
}
