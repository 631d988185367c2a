import { BLOCKS, type BlockModel } from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { openBlocks } from './testing/openBlocks.ts';

const { proveLife } = openBlocks();
const MODELS = Object.keys(BLOCKS) as BlockModel[];

it.each(LANGUAGES.flatMap((lang) => MODELS.map((model) => ({ model, lang }))))(
  'an editor of the page in $lang creates, reads, finds, changes and deletes a $model',
  proveLife,
);
