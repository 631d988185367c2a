import { Button } from '@spielplan/shared-ui/components';
import { styled } from 'styled-components';
import type { Block } from '../../domain/forest/forest.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { useKindLabel } from '../blocks/useKindLabel.ts';
import { wordsOf } from './ComparedTexts.tsx';

const MAX_CHARS = 60;

/** A block by its kind and first words; a press leads to it. One that is on the page no more is named alone. */
export function BlockLink({ session, block, onShow }: { session: EditingSession; block: Block; onShow: (() => void) | null }) {
  const kind = useKindLabel(session, block.model);
  const words = firstWords(block);
  const name = words === '' ? kind : `${kind}: ${words}`;
  return onShow ? (
    <Link variant="quiet" onClick={onShow}>
      {name}
    </Link>
  ) : (
    <span>{name}</span>
  );
}

function firstWords({ fields }: Block): string {
  const values = ['headline', 'content', 'title', 'text'].map((name) => fields[name]);
  const text = wordsOf(values.find((value) => typeof value === 'string' && value !== '') ?? '');
  return text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS)} …` : text;
}

const Link = styled(Button)`
  text-align: start;
  overflow-wrap: anywhere;
`;
