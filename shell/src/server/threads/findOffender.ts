import { Session } from 'node:inspector';
import type { Offender } from './threadMessages.ts';

interface Attached {
  sessionId: string;
  workerInfo: { title: string };
}

interface Told {
  method?: string;
  params: { scriptId: string; url: string; callFrames: readonly { location: { scriptId: string } }[] };
}

/** Nobody waits for the answer; a busy machine takes its time. */
const TIMEOUT_MS = 5_000;

/**
 * Says which build a thread is in that does not let go, by the innermost function of a remote on its stack: the
 * debugger stops it wherever it is. Null where none is there, or it could not be stopped in time. Never rejects.
 */
export function findOffender(threadName: string): Promise<Offender | null> {
  const { promise, resolve } = Promise.withResolvers<Offender | null>();
  const session = new Session();
  const scripts = new Map<string, string>();
  let attached: string | null = null;
  let lastId = 0;
  const timer = setTimeout(() => end(null), TIMEOUT_MS);

  function send(method: string): void {
    lastId += 1;
    const message = JSON.stringify({ id: lastId, method });
    if (attached !== null) session.post('NodeWorker.sendMessageToWorker', { sessionId: attached, message }, () => undefined);
  }

  function end(offender: Offender | null): void {
    clearTimeout(timer);
    // One that stands still for the debugger could not be ended.
    send('Debugger.resume');
    send('Debugger.disable');
    setImmediate(() => session.disconnect());
    resolve(offender);
  }

  try {
    session.connect();
    session.on('NodeWorker.attachedToWorker', ({ params }: { params: Attached }) => {
      if (!params.workerInfo.title.endsWith(` ${threadName}`)) return;
      attached = params.sessionId;
      send('Debugger.enable');
      send('Debugger.pause');
    });
    session.on('NodeWorker.receivedMessageFromWorker', ({ params }: { params: { message: string } }) => {
      const { method, params: told } = JSON.parse(params.message) as Told;
      if (method === 'Debugger.scriptParsed') scripts.set(told.scriptId, told.url);
      if (method !== 'Debugger.paused') return;
      const urls = told.callFrames.map(({ location }) => scripts.get(location.scriptId) ?? '');
      end(urls.map(offenderIn).find((offender) => offender !== null) ?? null);
    });
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  } catch {
    end(null);
  }
  return promise;
}

/** The build that a stack, or the name of a script, names first (`loadServerBundle` names them). */
export function offenderIn(text: string): Offender | null {
  const [, remote, version] = /\/remotes\/([\w-]+)\/([\w.-]+)\//.exec(text) ?? [];
  return remote === undefined || version === undefined ? null : { remote, version };
}
