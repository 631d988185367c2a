import type { BlockView } from '@spielplan/shared-contracts/remote';
import { act, render, screen } from '@testing-library/react';
import { setEditingTools, type EditingTools } from './editingTools.ts';
import * as plainSeams from './plainSeams.tsx';
import * as seams from './seams.tsx';

const { EditingRoot, showText } = seams;

const block = (id: number): BlockView => ({ id, model: 'text', owner: 'shell', data: null });

const listOf = ({ BlockList, BlockFrame, EditableText }: Omit<typeof plainSeams, 'showText' | 'setEditingTools'>) => (
  <main>
    <BlockList blocks={[block(1), block(2)]} column={1}>
      {({ id }) => (
        <BlockFrame key={id} block={block(id)}>
          <EditableText field="preline" as="p" data-preline>
            {id === 1 ? 'Vorab' : ''}
          </EditableText>
          <h2>
            <EditableText field="content">Nummer {id}</EditableText>
          </h2>
        </BlockFrame>
      )}
    </BlockList>
  </main>
);
const list = listOf(seams);

const tools: EditingTools = {
  List: ({ blocks, column, section, children }) => (
    <ul data-place={column ?? section ?? 'page'}>
      {blocks.map((each) => (
        <li key={each.id}>{children(each)}</li>
      ))}
    </ul>
  ),
  Frame: ({ block: { id }, children }) => <article aria-label={`Block ${id}`}>{children}</article>,
  Text: (props) => <mark data-field={props.field}>{showText(props)}</mark>,
};

afterEach(() => act(() => setEditingTools(null)));

describe('the seams of editing', () => {
  it('are nothing for visitors: no element, no attribute, and an empty text takes its element with it', () => {
    const plain = '<main><p data-preline="true">Vorab</p><h2>Nummer 1</h2><h2>Nummer 2</h2></main>';
    render(<EditingRoot>{list}</EditingRoot>);
    expect(document.querySelector('main')?.outerHTML).toBe(plain);
    const without = render(listOf(plainSeams)).container;
    expect(without.innerHTML).toBe(plain);
  });

  it('are the editor’s tools once they are set, and nothing again without them', () => {
    render(<EditingRoot>{list}</EditingRoot>);
    act(() => setEditingTools(tools));
    expect(screen.getByRole('list')).toHaveAttribute('data-place', '1');
    expect(screen.getAllByRole('article').map((each) => each.textContent)).toEqual(['VorabNummer 1', 'Nummer 2']);
    expect([...document.querySelectorAll('mark')].map(({ dataset }) => dataset['field'])).toEqual([
      'preline',
      'content',
      'preline',
      'content',
    ]);
    act(() => setEditingTools(null));
    expect(document.querySelector('mark, article')).toBeNull();
  });
});
