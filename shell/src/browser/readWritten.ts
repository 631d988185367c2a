import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { usualEntry } from '../parts/usualEntry.ts';

/** The answer of a document with what stands in its markup alone (`withoutWritten`), before anything takes that over. */
export function readWritten(answer: PageAnswer): PageAnswer {
  const { site, messages, remotes } = answer;
  for (const name in remotes) remotes[name]!.entry ??= usualEntry(name, remotes[name]!.version);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const codeOf = (place: string) => find(`.site-footer-${place}`)?.innerHTML ?? '';
  const layer = find('.info-layer');
  const texts: Record<string, string> = {};
  for (const { dataset, textContent } of layer?.querySelectorAll<HTMLElement>('[data-kind]') ?? [])
    texts[`info.${dataset['kind']}`] = textContent;
  if (layer) {
    texts['info.reload'] = layer.querySelector('a')!.textContent;
    texts['info.close'] = layer.querySelector('button')!.getAttribute('aria-label')!;
  }
  return {
    ...answer,
    site: { footerCode: { top: codeOf('top'), logos: codeOf('logos'), bottom: codeOf('bottom') }, ...site },
    messages: { ...messages, shell: { ...texts, ...messages.shell } },
  };
}
