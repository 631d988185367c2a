import { loadNote } from './loadNote.server.ts';

const block = { id: 1, slug: 'note', model: 'starter_note', parent: null, content_type: 'page', object_id: 1, columns: [] };

it('shows what was stored, and nothing where there is nothing', async () => {
  const stored = { ...block, headline: 'Heute', text: '<p>Offen</p>' };
  expect(await loadNote(stored)).toEqual({ data: { headline: 'Heute', html: '<p>Offen</p>' } });
  expect(await loadNote(block)).toEqual({ data: { headline: '', html: '' } });
});
