import { createContext, lazy, Suspense, useContext, useEffect, useRef, type ReactNode } from 'react';
import type { Reading, ReadName, ReadPartProps } from '../../domain/entry/entryView.ts';

/** Makes the parts that are only read at once: servers can, browsers load the code. */
export const MakeReadPart = createContext<((part: ReadPartProps) => ReactNode) | null>(null);

/** Without the script of a part its page is still of use. */
const LateReadPart = lazy(async () => {
  const { ReadPart } = await import(/* webpackChunkName: "part-read" */ './ReadPart.tsx').catch(() => ({ ReadPart: Nothing }));
  return { default: ReadPart };
});

/**
 * The place of a part that is only read. Over a server's document its HTML stands, and browsers load neither words nor
 * code for it; only a page that is made in the browser itself loads both.
 */
export function ReadPlace({ name, reading }: { name: ReadName; reading: Reading }) {
  const makeAtOnce = useContext(MakeReadPart);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    current?.addEventListener('click', sealPlayer);
    return () => current?.removeEventListener('click', sealPlayer);
  }, []);
  const view = reading[name];
  if (view === null) return null;
  if (view === 'document')
    return <div ref={place} data-read={name} dangerouslySetInnerHTML={{ __html: readHtml(reading, name) }} />;
  return (
    <div ref={place} data-read={name}>
      {makeAtOnce ? (
        makeAtOnce({ name, view })
      ) : (
        <Suspense fallback={null}>
          <LateReadPart name={name} view={view} />
        </Suspense>
      )}
    </div>
  );
}

/** As the shell's players. An empty frame is of our own origin, and browsers warn of a seal that it could break: so it comes with the press. */
const SEALED = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts';

/** A press that leads a player into its frame seals it off from the page before, and the keyboard goes on inside. */
function sealPlayer({ target }: MouseEvent): void {
  const link = (target as Element).closest('a');
  const frame = link?.target && document.querySelector<HTMLIFrameElement>(`iframe[name='${link.target}']`);
  if (!frame) return;
  frame.setAttribute('sandbox', SEALED);
  frame.focus();
}

function Nothing(_part: ReadPartProps): ReactNode {
  return null;
}

const read = new WeakMap<Reading, Partial<Record<ReadName, string>>>();

/**
 * The HTML of a part, from the document that says it once (`withoutReading`): read before anything
 * takes the document over, and kept for visitors who come back to the page.
 */
function readHtml(reading: Reading, name: ReadName): string {
  const parts = read.get(reading) ?? {};
  read.set(reading, parts);
  return (parts[name] ??= document.querySelector(`[data-read='${name}']`)?.innerHTML ?? '');
}
