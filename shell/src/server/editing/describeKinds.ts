import { BLOCKS, fieldSchemaOf, settingsCall, type BlockModel } from '@spielplan/shared-contracts/api';
import { translate, type Language } from '@spielplan/shared-contracts/i18n';
import type { BlockKind } from '@spielplan/shared-contracts/remote';
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
  return placedKinds(Object.keys(BLOCKS), design.editor_modules)
    .filter(({ model }) => isModel(model) && isShown(model))
    .map(({ model, places, ...kind }) => ({
      model,
      label: translate(table, lang, `kinds.${model}`),
      extraClasses: 'extra_classes' in kind ? kind.extra_classes : [],
      ...(places && { places }),
      schema: { ...fieldSchemaOf(model as BlockModel, editing) },
    }));
}

function isModel(model: string): model is BlockModel {
  return Object.hasOwn(BLOCKS, model);
}
