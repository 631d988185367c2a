import { BLOCKS, fieldSchemaOf, settingsCall, type BlockModel } from '@spielplan/shared-contracts/api';
import { translate, type Language } from '@spielplan/shared-contracts/i18n';
import type { BlockKind, ReleasedBlock } from '@spielplan/shared-contracts/remote';
import { placedKinds } from '@spielplan/shared-contracts/rules/field-rules';
import type { RenderContext } from '../pages/PageRequest.ts';

const COLUMNS = ['container', 'section'];

/**
 * Describes the kinds of blocks that somebody shows: first those that the house lets its editors choose
 * (design settings, `editor_modules`; all where it names none), then those that are only edited.
 */
export async function describeKinds(renderContext: RenderContext, lang: Language): Promise<BlockKind[]> {
  const { design, editing } = await renderContext.provider.read(settingsCall);
  const table = renderContext.messages.of('shell', lang);
  const isShown = (model: string) =>
    COLUMNS.includes(model) ||
    Object.hasOwn(renderContext.bundle.serverBlocks, model) ||
    renderContext.set.blocks[model] !== undefined;
  const released = releasedKinds(renderContext.set);
  return placedKinds([...Object.keys(BLOCKS), ...released.keys()], design.editor_modules)
    .filter(({ model }) => released.has(model) || (isModel(model) && isShown(model)))
    .map(({ model, places, ...kind }) => {
      const own = released.get(model);
      return {
        model,
        label: own?.label[lang] ?? translate(table, lang, `kinds.${model}`),
        extraClasses: 'extra_classes' in kind ? kind.extra_classes : [],
        ...(places && { places }),
        schema: own ? labelled(own, lang) : { ...fieldSchemaOf(model as BlockModel, editing) },
      };
    });
}

/** The kinds that remotes of this set bring, by model. */
function releasedKinds({ blocks, remotes }: RenderContext['set']): Map<string, ReleasedBlock> {
  return new Map(
    Object.entries(blocks).flatMap(([model, owner]) => {
      const kind = remotes.get(owner)?.remote.blocks[model]?.kind;
      return kind && !isModel(model) ? [[model, kind] as const] : [];
    }),
  );
}

/** The schema of a kind with the names of its fields in one language. */
function labelled({ schema, fields = {} }: ReleasedBlock, lang: Language): BlockKind['schema'] {
  const properties = Object.entries(schema.properties).map(([name, each]) => {
    const title = fields[name]?.[lang];
    return [name, title === undefined ? each : { ...(each as object), title }] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

function isModel(model: string): model is BlockModel {
  return Object.hasOwn(BLOCKS, model);
}
