import { Button } from '@spielplan/shared-ui/components';
import { useStore } from '@spielplan/shared-ui/host';
import { color, fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { memo, useId, useState } from 'react';
import { styled } from 'styled-components';
import { excerptOf } from '../../domain/excerptOf.ts';
import { type BlockKey, findBlock } from '../../domain/forest/forest.ts';
import type { MirrorRow } from '../../domain/mirrorRows.ts';
import { joinPaths, wordPaths } from '../../domain/wordFields.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import type { Mirror } from '../../stores/createMirror.ts';
import { useKindLabel } from '../blocks/useKindLabel.ts';
import { MirrorField } from './MirrorField.tsx';

interface MirrorBlockProps {
  mirror: Mirror;
  row: MirrorRow;
}

/** A block in both languages: what each of them lacks, and its texts field by field beside each other. */
export const MirrorBlock = memo(function MirrorBlock({ mirror, row: { key, model, depth } }: MirrorBlockProps) {
  const text = useText();
  const headingId = useId();
  const [own, other] = mirror.sides;
  const kind = useKindLabel(own, model);
  const excerpt = useStore(own.store, ({ screen }) => excerptOf(findBlock(screen, key)?.block ?? { fields: {} }));
  const otherKey = useStore(other.store, () => mirror.keyIn(other, key));
  const paths = joinPaths(usePaths(own, key, model), usePaths(other, otherKey, model));
  return (
    <Whole aria-labelledby={headingId} data-mirror={key} tabIndex={-1} data-depth={depth}>
      <h3 id={headingId}>{excerpt === '' ? kind : `${kind}: ${excerpt}`}</h3>
      {paths.length === 0 ? <p>{text('mirror.wordless')}</p> : null}
      <Pair>
        <MirrorState mirror={mirror} side={own} rowKey={key} blockKey={key} hasWords={paths.length > 0} />
        {otherKey === null ? (
          <p role="status">{text('mirror.reading')}</p>
        ) : (
          <MirrorState mirror={mirror} side={other} rowKey={key} blockKey={otherKey} hasWords={paths.length > 0} />
        )}
      </Pair>
      {paths.map((path) => (
        <Pair key={path}>
          <MirrorField session={own} blockKey={key} path={path} />
          {otherKey === null ? null : <MirrorField session={other} blockKey={otherKey} path={path} />}
        </Pair>
      ))}
    </Whole>
  );
});

interface MirrorStateProps {
  mirror: Mirror;
  side: EditingSession;
  rowKey: BlockKey;
  blockKey: BlockKey;
  hasWords: boolean;
}

/** What a language of a block lacks, and what can be done about it by a press. */
function MirrorState({ mirror, side, rowKey, blockKey, hasWords }: MirrorStateProps) {
  const text = useText();
  const [own] = mirror.sides;
  const lack = useStore(own.checks, () => mirror.lackOf(rowKey, side.lang));
  const isUndecided = useStore(side.store, ({ conflicts, lost }) => conflicts[blockKey] !== undefined || lost.includes(blockKey));
  const [marked, setMarked] = useState<'busy' | 'marked' | null>(null);
  const language = text(`head.lang.${side.lang}`);
  const mark = async (translated: boolean) => {
    setMarked('busy');
    const outcome = await mirror.mark(side, rowKey, translated);
    setMarked(outcome === 'done' && translated ? 'marked' : null);
    side.say(outcome === 'done' ? (translated ? 'mirror.marked' : 'mirror.unmarked') : `mirror.${outcome}`, { language });
  };
  const isMarked = marked === 'marked' && lack === null;
  return (
    <State data-lack={lack ?? undefined}>
      {hasWords ? <strong>{text(lack === null ? 'mirror.current' : `mirror.lack.${lack}`, { language })}</strong> : null}
      {lack !== null || marked === 'busy' || isMarked ? (
        <Button
          variant="quiet"
          aria-label={text(isMarked ? 'mirror.unmark' : 'mirror.mark', { language })}
          isBusy={marked === 'busy'}
          onClick={() => void mark(!isMarked)}
        >
          {text(isMarked ? 'mirror.unmarkShort' : 'mirror.markShort')}
        </Button>
      ) : null}
      {isUndecided ? (
        <Button variant="outline" onClick={() => side.ui.setState({ layer: { kind: 'conflict', key: blockKey } })}>
          {text('mirror.decide', { language })}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        aria-label={text('mirror.allFields', { language })}
        onClick={() => side.ui.setState({ layer: { kind: 'panel', key: blockKey } })}
      >
        {text('mirror.allFieldsShort')}
      </Button>
    </State>
  );
}

/** The fields with words as they are now; a key press changes none of them. */
function usePaths(session: EditingSession, key: BlockKey | null, model: string): string[] {
  const schema = useStore(session.ui, ({ kinds }) => kinds?.find((kind) => kind.model === model)?.schema);
  const paths = useStore(session.store, ({ screen }) => {
    const block = key === null ? undefined : findBlock(screen, key)?.block;
    return block && schema ? wordPaths(schema, block.fields).join(' ') : '';
  });
  return paths.split(' ').filter(Boolean);
}

export const Pair = styled.div`
  display: grid;
  gap: ${space(1)} ${space(3)};

  ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > p {
    margin: 0;
  }
`;

const Whole = styled.section`
  display: grid;
  gap: ${space(1)};
  padding-block: ${space(2)};
  border-block-start: 2px solid ${color.line};

  &:focus {
    outline: 2px solid ${color.accent};
    outline-offset: 4px;
  }

  > h3 {
    margin: 0;
    font-size: ${fontSize.lead};
    overflow-wrap: anywhere;
  }

  > p {
    margin: 0;
    color: ${color.muted};
  }
`;

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: center;

  > strong {
    font-weight: 400;
  }

  /* Told by words and shape, not by colour alone. */
  &[data-lack] > strong {
    border-inline-start: 6px solid ${color.accent};
    padding-inline-start: ${space(1)};
    font-weight: 650;
  }
`;
