import { BLOCKS, fieldSchemaOf, settingsCall, type BlockModel } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { BlockKind } from '@spielplan/shared-contracts/remote';
import { nameOfKind } from '@spielplan/shared-contracts/rules/content-checks';
import { placedKinds } from '@spielplan/shared-contracts/rules/field-rules';
import type { RenderContext } from '../pages/PageRequest.ts';

const COLUMNS = ['container', 'section'];

/**
 * Describes the kinds of blocks that somebody shows: first those that the house lets its editors choose
 * (design settings, `editor_modules`; all where it names none), then those that are only edited.
 */
export async function describeKinds(renderContext: RenderContext, lang: Language): Promise<BlockKind[]> {
  const { design, editing } = await renderContext.provider.read(settingsCall);
  const isShown = (model: string) =>
    COLUMNS.includes(model) ||
    Object.hasOwn(renderContext.bundle.serverBlocks, model) ||
    renderContext.set.blocks[model] !== undefined;
  // Kinds that the provider cannot save are not offered, even where a remote shows them.
  const released = (editing?.kinds ?? []).filter((model) => !isModel(model));
  return placedKinds([...Object.keys(BLOCKS), ...released], design.editor_modules)
    .filter(({ model }) => isShown(model))
    .flatMap(({ model, places, ...kind }) => {
      const described = isModel(model)
        ? { label: nameOfKind(model, lang), schema: { ...fieldSchemaOf(model, editing) } }
        : released.includes(model) && describeReleased(renderContext, model, lang);
      return described
        ? [{ model, extraClasses: 'extra_classes' in kind ? kind.extra_classes : [], ...(places && { places }), ...described }]
        : [];
    });
}

/** A kind as the release says it that shows it; the names of its fields stand in its schema. */
function describeReleased({ set }: RenderContext, model: string, lang: Language): Pick<BlockKind, 'label' | 'schema'> | null {
  const { release } = set.remotes.get(set.blocks[model] ?? '') ?? {};
  const block = release?.brings?.blocks[model];
  if (!block) return null;
  const named = Object.entries(block.schema.properties).map(([name, field]) => {
    const title = block.fields?.[name]?.[lang];
    return [name, title === undefined ? field : { ...(field as object), title }] as const;
  });
  return { label: block.label[lang], schema: { ...block.schema, properties: Object.fromEntries(named) } };
}

function isModel(model: string): model is BlockModel {
  return Object.hasOwn(BLOCKS, model);
}
