import type { DocumentRef } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { editedBlocks } from '../../platform/database/schema/working.ts';
import { openHouse } from '../../testing/openHouse.ts';

const ABOUT: DocumentRef = { content_type: 'page', object_id: 3 };

const { provider, desk } = openHouse({ publishing: 'draft' });

describe('Blocks that are not saved', () => {
  const prepare = async (blocks: object[]) => desk.ask('prepareBlocks', { body: { blocks } });

  it('are cleaned and completed as in saving, each for itself, and nothing is stored', async () => {
    const before = await provider.context.db.$count(editedBlocks);
    const { body } = await prepare([
      { key: 'a', model: 'text', fields: { content: '<p onclick="x()">Hallo<script>1</script></p>' } },
      { key: 'b', model: 'headline', fields: {} },
      { key: 'c', model: 'hologram', fields: {} },
      { key: 'd', model: 'viewer', fields: { embed: 'https://boese.example/x' } },
      { key: 'e', model: 'section', fields: { columns: [{ classes: 'col-12' }] } },
      { key: 'f', model: 'html', fields: { html_code: '<script>1</script>' } },
    ]);
    expect(body).toMatchObject({
      blocks: [
        { key: 'a', fields: { content: '<p>Hallo</p>', anchor: '' } },
        { key: 'b', problem: { error: 'INVALID_BODY', field: 'content' } },
        { key: 'c', problem: { field: 'model' } },
        { key: 'd', problem: { field: 'embed' } },
        { key: 'e', fields: { columns: [{ classes: 'col-12', children: [] }] } },
        { key: 'f', problem: { field: 'html_code' } },
      ],
    });
    expect(await provider.context.db.$count(editedBlocks)).toBe(before);
  });

  it('come out as a save of them does', async () => {
    const fields = { content: '<h2>A</h2><p><b>fett</b> <a href="javascript:1">x</a></p>' };
    const saved = await desk.create('text', ABOUT, fields);
    const { body } = await prepare([{ key: 'a', model: 'text', fields }]);
    const [block] = (body as { blocks: { fields: Record<string, unknown> }[] }).blocks;
    for (const [field, value] of atLeastOne(Object.entries(block?.fields ?? { none: true }))) expect(saved[field]).toEqual(value);
  });

  it('are 50 and a megabyte at most', async () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ key: `${index}`, model: 'text', fields: {} }));
    expect((await prepare(many)).status).toBe(400);
    expect((await prepare([{ key: 'a', model: 'text', fields: { content: 'x'.repeat(1024 * 1024) } }])).status).toBe(413);
  });
});
