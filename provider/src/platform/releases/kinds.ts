import { type BlockDefinition, BLOCKS, type BlockModel, type FieldLimits, fieldSchemaOf } from '@spielplan/shared-contracts/api';
import { type FieldSchema, withoutNull } from '@spielplan/shared-contracts/rules/field-rules';
import type { Language, Localised } from '@spielplan/shared-contracts/i18n';
import { LINK_FIELDS, nameOfKind, RICH_FIELDS } from '@spielplan/shared-contracts/rules/content-checks';

/** Where the addresses in a block's fields stand; `children.*.link` is that of every entry of a list. */
export interface LinkPlaces {
  links: readonly string[];
  richTexts: readonly string[];
}

/** A kind of block that can be saved. */
export interface Kind extends LinkPlaces {
  /** What editors know it as. */
  names: Localised;
  definition: BlockDefinition;
  /** What `checkFields` goes by, with the limits of the house. */
  schemaWith(limits: FieldLimits): FieldSchema;
}

/** The kinds that this provider saves: those of the contract, and those that releases have brought. */
export interface Kinds {
  find(model: string): Kind | undefined;
  models(): readonly string[];
  /** Models of those that releases have brought. */
  released(): readonly string[];
}

/** Fields that hold nothing but a link: answers have the address of what is linked in their place. */
export const LINK_NAMES: ReadonlySet<string> = new Set(
  Object.values(LINK_FIELDS)
    .flatMap((fields) => fields.map(({ link }) => lastName(link)))
    // Settings have them as well, and a finding of the checks among its words.
    .concat('link', 'alternative_link_url', 'words'),
);

/** Where the contract's own kinds have links. */
export function contractPlaces(model: string): LinkPlaces {
  return { links: (LINK_FIELDS[model] ?? []).map(({ link }) => link), richTexts: RICH_FIELDS[model] ?? [] };
}

/** Kinds beside those of the contract, which cannot be replaced. `released` is asked each time: releases come and go. */
export function createKinds(released: () => ReadonlyMap<string, Kind>): Kinds {
  const own = new Map(Object.keys(BLOCKS).map((model) => [model, contractKind(model as BlockModel)]));
  return {
    find: (model) => own.get(model) ?? released().get(model),
    models: () => [...own.keys(), ...released().keys()],
    released: () => [...released().keys()],
  };
}

/** A kind that a release has brought; `schema` is the one that its release signed. */
export function releasedKind(definition: BlockDefinition, schema: FieldSchema, label?: Localised): Kind {
  const paths = pathsIn(schema);
  return {
    definition,
    names: label ?? inEach(() => definition.model.replaceAll('_', ' ')),
    schemaWith: () => schema,
    // Of other names answers would not know that they hold a link.
    links: paths.filter(({ path, format }) => format === 'link' && LINK_NAMES.has(lastName(path))).map(({ path }) => path),
    richTexts: paths.filter(({ format }) => format === 'rich-text').map(({ path }) => path),
  };
}

function contractKind(model: BlockModel): Kind {
  const names = inEach((lang) => nameOfKind(model, lang));
  return { definition: BLOCKS[model], names, schemaWith: (limits) => fieldSchemaOf(model, limits), ...contractPlaces(model) };
}

function inEach(nameOf: (lang: Language) => string): Localised {
  return { de: nameOf('de'), en: nameOf('en') };
}

function pathsIn({ properties = {} }: FieldSchema, before = ''): { path: string; format: string | undefined }[] {
  return Object.entries(properties).flatMap(([name, each]) => {
    const own = withoutNull(each);
    const entries = own.items && withoutNull(own.items);
    if (entries && before === '') return pathsIn(entries, `${name}.*.`);
    return [{ path: before + name, format: own.format }];
  });
}

function lastName(path: string): string {
  return path.split('.').at(-1) ?? path;
}
