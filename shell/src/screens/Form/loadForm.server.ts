import { formCall } from '@spielplan/shared-contracts/api';
import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { parseId } from '@spielplan/shared-contracts/routes';
import { SENT_QUERY } from '../../forms/domain/formNames.ts';
import { formPath, presentForm } from '../../forms/server/presentForm.server.ts';
import { plainText } from '@spielplan/shared-contracts/rules';
import type { FormScreenView } from './formScreenView.ts';

/**
 * Loads a form with its own page. A wrong slug with a right id is redirected to the canonical one
 * (R36), which is that of the title in the page's language. With `sent` in the query it is shown as
 * sent. Named errors of the provider pass through.
 */
export async function loadForm(context: LoadContext): Promise<LoadResult<FormScreenView>> {
  const { lang, url, params, provider, text, settings } = context;
  const id = parseId(params.id);
  if (!id) return { kind: 'missing', status: 404 };
  const others = settings.languages.filter((each) => each !== lang);
  const [own, ...twins] = await Promise.all(
    [lang, ...others].map((each) => provider.read(formCall, { params: { lang: each, id } })),
  );
  const form = presentForm(own!, context);
  if (params.slug !== form.action.split('/').at(-2)) return { kind: 'redirect', status: 301, to: form.action + url.search };
  const isSent = url.searchParams.has(SENT_QUERY);
  return {
    kind: 'page',
    data: { form, ...(isSent && { isSent: true as const }) },
    head: {
      title: isSent ? text('form.sentTitle', { form: form.title }) : form.title,
      description: plainText(form.intro).slice(0, 300),
      canonical: form.action,
      alternates: {
        [lang]: form.action,
        ...Object.fromEntries(others.map((each, index) => [each, formPath(twins[index]!, each)])),
      },
      ...(isSent && { headline: form.title, robots: 'noindex' }),
    },
  };
}
