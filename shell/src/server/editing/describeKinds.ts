import { BLOCKS, fieldSchemaOf, settingsCall, type BlockModel } from '@spielplan/shared-contracts/api';
import { translate, type Language } from '@spielplan/shared-contracts/i18n';
import type { BlockKind } from '@spielplan/shared-contracts/remote';
import type { RenderContext } from '../pages/PageRequest.ts';

const COLUMNS = ['container', 'section'];

/**
 * Describes the kinds of blocks that somebody shows: first those that the house lets its editors choose
 * (design settings, `editor_modules`; all where it names none), then those that are only edited.
 */
export async function describeKinds(renderContext: RenderContext, lang: Language): Promise<BlockKind[]> {
  const { design, editing } = await renderContext.provider.read(settingsCall);
  const all = Object.keys(BLOCKS).map((model) => ({ model, extra_classes: [], places: design.editor_modules && [] }));
  const chosen = design.editor_modules ?? [];
  const rest = all.filter(({ model }) => !chosen.some((each) => each.model === model));
  const table = renderContext.messages.of('shell', lang);
  const isShown = (model: string) =>
    COLUMNS.includes(model) ||
    Object.hasOwn(renderContext.bundle.serverBlocks, model) ||
    renderContext.set.blocks[model] !== undefined;
  return [...chosen, ...rest]
    .filter(({ model }) => isModel(model) && isShown(model))
    .map(({ model, extra_classes: extraClasses, places }) => ({
      model,
      label: translate(table, lang, `kinds.${model}`),
      extraClasses,
      ...(places && { places }),
      schema: { ...fieldSchemaOf(model as BlockModel, editing) },
    }));
}

function isModel(model: string): model is BlockModel {
  return Object.hasOwn(BLOCKS, model);
}
