import { BLOCKS, fieldSchemaOf, settingsCall, type BlockModel } from '@spielplan/shared-contracts/api';
import { translate, type Language } from '@spielplan/shared-contracts/i18n';
import type { BlockKind } from '@spielplan/shared-contracts/remote';
import type { RenderContext } from '../pages/PageRequest.ts';

const COLUMNS = ['container', 'section'];

/**
 * Describes the kinds of blocks that the house lets its editors choose (design settings,
 * `editor_modules`; all where it names none) and that somebody shows, in the order of the settings.
 */
export async function describeKinds(works: RenderContext, lang: Language): Promise<BlockKind[]> {
  const { design, editing } = await works.provider.read(settingsCall);
  const chosen = design.editor_modules ?? Object.keys(BLOCKS).map((model) => ({ model, extra_classes: [] }));
  const table = works.messages.of('shell', lang);
  const isShown = (model: string) =>
    COLUMNS.includes(model) || Object.hasOwn(works.bundle.serverBlocks, model) || works.set.blocks[model] !== undefined;
  return chosen
    .filter(({ model }) => isModel(model) && isShown(model))
    .map(({ model, extra_classes: extraClasses }) => ({
      model,
      label: translate(table, lang, `kinds.${model}`),
      extraClasses,
      schema: { ...fieldSchemaOf(model as BlockModel, editing) },
    }));
}

function isModel(model: string): model is BlockModel {
  return Object.hasOwn(BLOCKS, model);
}
