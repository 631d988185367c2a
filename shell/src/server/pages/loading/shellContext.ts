import type { InterfaceText, LoadContext } from '@spielplan/shared-contracts/remote';
import type { ShellContext } from '../../../screens/ShellContext.ts';
import { createAccountSession, type OpenSession } from '../../provider/createAccountSession.ts';
import type { PageRequest, RenderContext } from '../PageRequest.ts';

/**
 * Adds to a loader's context who is asking: for the shell's own screens, and for routes that ask for the account of
 * remotes that may. The session ends with the page view.
 */
export function createShellContext(
  { readAsEditor, messages, set }: Pick<RenderContext, 'readAsEditor' | 'messages' | 'set'>,
  { hasSession, cookie }: PageRequest,
  context: LoadContext,
): ShellContext & { session: OpenSession | null } {
  const interfaceTexts = () => listTexts(messages.released, [...set.remotes.keys()]);
  if (!hasSession || cookie === undefined) return { ...context, session: null, interfaceTexts };
  return { ...context, interfaceTexts, session: createAccountSession(readAsEditor, cookie) };
}

/** Of those who work on the site and of nobody else: the editor's tools, the office, the page of releases. */
const NOT_FOR_VISITORS = /^(?:editor:|office:|shell:(?:hub|office|teams|preview)\.)/;

function listTexts({ of }: RenderContext['messages']['released'], remotes: readonly string[]): InterfaceText[] {
  return ['shell', ...remotes].flatMap((owner) => {
    const [de, en] = [of(owner, 'de'), of(owner, 'en')];
    return Object.keys(de)
      .map((key) => ({ key: `${owner}:${key}`, de: de[key] ?? '', en: en[key] ?? '' }))
      .filter(({ key }) => !NOT_FOR_VISITORS.test(key));
  });
}
