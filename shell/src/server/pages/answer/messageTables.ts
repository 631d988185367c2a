import type { HouseTexts } from '@spielplan/shared-contracts/api';
import { type Language, LANGUAGES, type Localised, type MessageTable } from '@spielplan/shared-contracts/i18n';
import type { RemoteName } from '@spielplan/shared-contracts/remote';
import type { ReleaseSet } from '../../releases/ReleaseSet.ts';
import type { RenderBundle } from '../RenderBundle.ts';
import { type RefusedText, sortHouseTexts, withHouseTexts } from './houseTexts.ts';

/** A remote, `shell` or `ui`. */
type Owner = RemoteName;

/** Resolved message tables of a release set, made once per owner and language; the house's own words are in them. */
export interface MessageTables extends Tables {
  /** As the release brings them: what an address that names a version answers. */
  released: Pick<Tables, 'of' | 'ofArea'>;
  /** Takes the house's texts on from here, as the settings of the site tell them. */
  adopt(texts: HouseTexts | undefined): void;
  /** The house's own texts of one language that replace messages, by owner; undefined where there are none. */
  houseTexts(lang: Language): Readonly<Record<Owner, MessageTable>> | undefined;
}

interface Tables {
  of(owner: Owner, lang: Language): MessageTable;
  /**
   * The texts that these lazy parts of a remote can show; all of them where its release does not tell.
   */
  ofParts(owner: RemoteName, parts: readonly string[], lang: Language): MessageTable;
  /** The shell's texts that a page needs: those of the page frame and of the areas it shows. */
  ofPage(areas: readonly string[], lang: Language): MessageTable;
  /** One area of the shell's texts; undefined where there is none of that name. */
  ofArea(area: string, lang: Language): MessageTable | undefined;
}

const NONE: MessageTable = {};

/** `onRefused` is told of the house's texts that take the place of no message, once each time they change. */
export function createMessageTables(
  set: ReleaseSet,
  bundle: RenderBundle,
  onRefused: (refused: readonly RefusedText[]) => void = () => undefined,
): MessageTables {
  const released = makeTables(set, bundle);
  let adopted: HouseTexts | undefined;
  let current: Tables = released;
  let own: Partial<Localised<Readonly<Record<Owner, MessageTable>> | undefined>> = {};
  return {
    of: (owner, lang) => current.of(owner, lang),
    ofParts: (owner, parts, lang) => current.ofParts(owner, parts, lang),
    ofPage: (areas, lang) => current.ofPage(areas, lang),
    ofArea: (area, lang) => current.ofArea(area, lang),
    released,
    adopt(texts) {
      if (texts === adopted) return;
      adopted = texts;
      const sorted = LANGUAGES.map((lang) => sortHouseTexts(texts?.[lang], lang, (owner) => released.of(owner, lang)));
      own = Object.fromEntries(LANGUAGES.map((lang, index) => [lang, sorted[index]?.byOwner]));
      current = texts ? makeTables(set, bundle, (owner, lang) => own[lang]?.[owner]) : released;
      const refused = sorted.flatMap((each) => each.refused);
      if (refused.length > 0) onRefused(refused);
    },
    houseTexts: (lang) => own[lang],
  };
}

function makeTables(
  set: ReleaseSet,
  bundle: RenderBundle,
  ownOf: (owner: Owner, lang: Language) => MessageTable | undefined = () => undefined,
): Tables {
  const of = remember((owner: Owner, lang) => {
    const messages = owner === 'shell' ? bundle.shellMessages : owner === 'ui' ? null : set.remotes.get(owner)?.remote.messages;
    return messages ? withHouseTexts(bundle.resolveMessages(messages, lang), ownOf(owner, lang)) : NONE;
  });
  const split = remember((_: 'shell', lang) => bundle.splitMessages(of('shell', lang)));
  const ofAreas = remember((areas: string, lang) => {
    const { frame, of: ofArea } = split('shell', lang);
    return Object.assign({}, frame, ...areas.split(' ').map(ofArea)) as MessageTable;
  });
  const ofParts = remember((place: `${RemoteName} ${string}`, lang) => {
    const [owner, ...parts] = place.split(' ') as [RemoteName, ...string[]];
    const keys = new Set(parts.flatMap((part) => set.remotes.get(owner)?.release.texts?.[part] ?? []));
    return Object.fromEntries(Object.entries(of(owner, lang)).filter(([key]) => keys.has(key)));
  });
  return {
    of,
    ofParts: (owner, parts, lang) =>
      hasOwnTexts(set, owner, parts) ? ofParts(`${owner} ${[...new Set(parts)].sort().join(' ')}`, lang) : of(owner, lang),
    ofPage: (areas, lang) => ofAreas([...new Set(areas)].sort().join(' '), lang),
    ofArea: (area, lang) => split('shell', lang).of(area),
  };
}

/** Whether the release of a remote tells which texts these parts can show. */
export function hasOwnTexts({ remotes }: ReleaseSet, owner: RemoteName, parts: readonly string[]): boolean {
  const texts = remotes.get(owner)?.release.texts;
  return texts !== undefined && parts.every((part) => Object.hasOwn(texts, part));
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
