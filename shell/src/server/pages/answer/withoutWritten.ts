import type { MessageTable } from '@spielplan/shared-contracts/i18n';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { usualEntry } from '../../../parts/usualEntry.ts';

type Site = PageAnswer['site'];

/**
 * What of an answer its document says in its markup, word for word, or cannot show is left out of its data: the
 * browser reads it from there (`readWritten`), and answers to later navigations bring all.
 */
export function withoutWritten(answer: PageAnswer, html: string): PageAnswer {
  const { site, messages, remotes } = answer;
  const { shell } = messages;
  const isWritten = html.includes('class="info-layer"');
  const addresses = Object.entries(remotes).map(([name, { version, entry }]) => [
    name,
    entry === usualEntry(name, version) ? { version } : { version, entry },
  ]);
  return {
    ...answer,
    remotes: Object.fromEntries(addresses) as PageAnswer['remotes'],
    site: html.includes('class="site-footer ') ? bareSite(site) : site,
    messages: shell && isWritten ? { ...messages, shell: bareTexts(shell) } : messages,
  };
}

const bareSite = rememberFor((site: Site): Site => {
  const { footerCode: _, ...bare } = site;
  return bare;
});

const bareTexts = rememberFor((texts: MessageTable): MessageTable => {
  const kept = Object.entries(texts).filter(([key]) => !key.startsWith('info.'));
  return Object.fromEntries(kept);
});

/** The same object for the same one: what is written of it is kept by identity (`serializeAnswer`). */
function rememberFor<T extends object>(make: (value: T) => T): (value: T) => T {
  const known = new WeakMap<T, T>();
  return (value) => {
    let made = known.get(value);
    if (!made) known.set(value, (made = make(value)));
    return made;
  };
}
