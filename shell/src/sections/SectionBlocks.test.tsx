import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import { SectionBlocks } from './SectionBlocks.tsx';

const own = (model: string, data: unknown, id = 1) => ({ id, model, owner: 'shell' as const, data });

it('a section shows its blocks in their columns', () => {
  const text = own('text', { html: '<p>Heft 4 liegt aus.</p>' }, 3);
  const headline = own('headline', { level: 2, content: 'Auf Papier' }, 2);
  renderInHost(
    <SectionBlocks slug="magazine-intro" blocks={[own('container', { columns: [{ span: 6, blocks: [headline, text] }] })]} />,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Auf Papier');
  expect(screen.getByText('Heft 4 liegt aus.')).toBeVisible();
});
