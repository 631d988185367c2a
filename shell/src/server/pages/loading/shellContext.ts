import { CSRF_COOKIE, parseCookie } from '@spielplan/shared-contracts/api/cookies';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import type { InterfaceText, ShellContext } from '../../../screens/ShellContext.ts';
import type { PageRequest, RenderContext } from '../PageRequest.ts';

/**
 * Adds to a loader's context who is asking, for the screens
 * of the shell itself; a remote never learns of a session.
 */
export function createShellContext(
  { readAsEditor, messages, set }: Pick<RenderContext, 'readAsEditor' | 'messages' | 'set'>,
  { hasSession, cookie }: PageRequest,
  context: LoadContext,
): ShellContext {
  const interfaceTexts = () => listTexts(messages.released, [...set.remotes.keys()]);
  if (!hasSession || cookie === undefined) return { ...context, session: null, interfaceTexts };
  return {
    ...context,
    interfaceTexts,
    session: {
      read: (call, options) => readAsEditor(call, { ...options, cookie }),
      csrfToken: parseCookie(cookie, CSRF_COOKIE),
    },
  };
}

/** Of those who work on the site and of nobody else: the editor's tools, the hub, the dashboard, the page of releases. */
const NOT_FOR_VISITORS = /^(?:editor:|shell:(?:hub|teams|dashboard|preview)\.)/;

function listTexts({ of }: RenderContext['messages']['released'], remotes: readonly string[]): InterfaceText[] {
  return ['shell', ...remotes].flatMap((owner) => {
    const [de, en] = [of(owner, 'de'), of(owner, 'en')];
    return Object.keys(de)
      .map((key) => ({ key: `${owner}:${key}`, de: de[key] ?? '', en: en[key] ?? '' }))
      .filter(({ key }) => !NOT_FOR_VISITORS.test(key));
  });
}
