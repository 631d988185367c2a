import type { Language, MessageTable } from '@spielplan/shared-contracts/i18n';
import type { RemoteName } from '@spielplan/shared-contracts/remote';
import type { ReleaseSet } from '../../releases/ReleaseSet.ts';
import type { RenderBundle } from '../RenderBundle.ts';

type Owner = RemoteName | 'shell' | 'ui';

/** Resolved message tables of a release set, made once per owner and language. */
export interface MessageTables {
  of(owner: Owner, lang: Language): MessageTable;
  /** The shell's texts that a page needs: those of the page frame and of the areas it shows. */
  ofPage(areas: readonly string[], lang: Language): MessageTable;
  /** One area of the shell's texts; undefined where there is none of that name. */
  ofArea(area: string, lang: Language): MessageTable | undefined;
}

const NONE: MessageTable = {};

export function createMessageTables(set: ReleaseSet, bundle: RenderBundle): MessageTables {
  const of = remember((owner: Owner, lang) => {
    const messages = owner === 'shell' ? bundle.shellMessages : owner === 'ui' ? null : set.remotes.get(owner)?.remote.messages;
    return messages ? bundle.resolveMessages(messages, lang) : NONE;
  });
  const split = remember((_: 'shell', lang) => bundle.splitMessages(of('shell', lang)));
  const ofAreas = remember((areas: string, lang) => {
    const { frame, of: ofArea } = split('shell', lang);
    return Object.assign({}, frame, ...areas.split(' ').map(ofArea)) as MessageTable;
  });
  return {
    of,
    ofPage: (areas, lang) => ofAreas([...new Set(areas)].sort().join(' '), lang),
    ofArea: (area, lang) => split('shell', lang).of(area),
  };
}

function remember<K extends string, T>(make: (key: K, lang: Language) => T): (key: K, lang: Language) => T {
  const known = new Map<string, T>();
  return (key, lang) => {
    const place = `${lang} ${key}`;
    let value = known.get(place);
    if (value === undefined) known.set(place, (value = make(key, lang)));
    return value;
  };
}
