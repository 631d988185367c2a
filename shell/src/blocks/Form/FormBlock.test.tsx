import { BLOCKS, type Call } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import de from '../../i18n/de.json' with { type: 'json' };
import { sampleField, sampleForm } from '../../forms/testing/sampleForm.ts';
import { FormBlock } from './FormBlock.tsx';
import { loadFormBlock } from './loadFormBlock.server.ts';

const form = sampleForm([sampleField('text', 'name', { label: 'Name', required: true })]);
const load = (fields: object, read: (call: Call, options: unknown) => Promise<unknown> = async () => form) =>
  loadFormBlock(BLOCKS.form.fields.parse(fields), { lang: 'de', text: (key) => key, provider: { read } } as LoadContext);
const show = async (fields: object) => renderInHost(<FormBlock data={(await load(fields)).data} />, { messages: { shell: de } });

describe('a form of the house on a page', () => {
  it('stands below the headline of its place, with its introduction and its fields', async () => {
    await show({ form: 7, headline: 'Schreiben Sie der Kasse' });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Schreiben Sie der Kasse');
    expect(screen.getByText('Schreiben Sie uns.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Name/ })).toBeRequired();
  });

  it('goes by its own title where its place has none', async () => {
    await show({ form: 7 });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Kontakt');
  });

  it('is read by its id in the page’s language', async () => {
    const asked: unknown[] = [];
    await load({ form: 7 }, async (call, options) => (asked.push([call.id, options]), form));
    expect(asked).toEqual([['form', { params: { lang: 'de', id: 7 } }]]);
  });

  it('that is gone says so, for a gap on the page', async () => {
    const gone = () => Promise.reject(new SpielplanError('NOT_FOUND'));
    await expect(load({ form: 7 }, gone)).rejects.toMatchObject({ spielplan: 'NOT_FOUND' });
  });
});
