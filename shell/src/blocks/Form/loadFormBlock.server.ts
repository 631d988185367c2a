import { formCall, type FieldsOf } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { presentForm } from '../../forms/server/presentForm.server.ts';
import type { FormBlockView } from './formBlockView.ts';

/**
 * Reads the form that a block shows. One that is gone
 * rejects with `NOT_FOUND`: the block leaves a gap.
 */
export async function loadFormBlock(
  { headline, form: id }: FieldsOf<'form'>,
  context: LoadContext,
): Promise<{ data: FormBlockView }> {
  const form = await context.provider.read(formCall, { params: { lang: context.lang, id } });
  return { data: { headline: headline || form.title, form: presentForm(form, context) } };
}
