import type { DocumentVersion } from '@spielplan/shared-contracts/api';
import { Button, Notice } from '@spielplan/shared-ui/components';
import { useStore } from '@spielplan/shared-ui/host';
import { color, space } from '@spielplan/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { BlockChange } from '../../domain/compareBlocks.ts';
import type { FieldSchema } from '@spielplan/shared-contracts/rules/field-rules';
import { schemaAt } from '../../domain/fieldSchema.ts';
import type { BlockKey, DocumentKey } from '../../domain/forest/forest.ts';
import { useDescribeMoment } from '../../i18n/useDescribeMoment.ts';
import { Dated } from '../Dated.tsx';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { isRestorable } from '../../stores/createHistory.ts';
import { useLabels } from '../blocks/useFieldLabel.ts';
import { showBlock } from '../showBlock.ts';
import { BlockLink } from './BlockLink.tsx';
import { ComparedTexts } from './ComparedTexts.tsx';
import { useArrivingFocus } from './useArrivingFocus.ts';

interface ComparedVersionProps {
  session: EditingSession;
  document: DocumentKey;
  version: DocumentVersion;
  onBack: () => void;
}

/** A version beside the present state: the blocks that differ, with their words marked; each, or all, can be brought back. */
export function ComparedVersion({ session, document, version, onBack }: ComparedVersionProps) {
  const text = useText();
  const describe = useDescribeMoment();
  const [changes, setChanges] = useState<readonly BlockChange[] | 'failed' | null>(null);
  const [failure, setFailure] = useState<'waiting' | 'outdated' | 'failed' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [outdated, setOutdated] = useState(0);
  useEffect(() => {
    let isOver = false;
    void session.history.compare(document, version.id).then((found) => {
      if (!isOver) setChanges(found ?? 'failed');
    });
    return () => void (isOver = true);
  }, [session, document, version.id, outdated]);
  useArrivingFocus(true);

  const restore = async (only?: BlockKey) => {
    if (isBusy) return;
    setIsBusy(true);
    const outcome = await session.history.restore(document, version.id, only);
    setIsBusy(false);
    // What others have changed is shown, before it is brought back over.
    if (outcome === 'outdated') setOutdated((count) => count + 1);
    if (outcome !== 'done') return setFailure(outcome);
    session.ui.setState({ layer: null });
    session.say('version.done');
    void session.publishing.refresh();
  };
  const name = version.name ?? text(`history.kind.${version.kind}`);
  const differing = changes === null || changes === 'failed' ? [] : changes.filter(({ kind }) => kind !== 'same');
  return (
    <>
      <Button variant="quiet" onClick={onBack}>
        {text('history.back')}
      </Button>
      <p>
        <Dated instant={version.changed}>{text('history.compared', { name, time: describe(version.changed) })}</Dated>
      </p>
      {failure ? <Notice tone="error">{text(`version.${failure}`)}</Notice> : null}
      {changes === null ? <p role="status">{text('changes.loading')}</p> : null}
      {changes === 'failed' ? <Notice tone="error">{text('history.failed')}</Notice> : null}
      {changes !== null && changes !== 'failed' && differing.length === 0 ? <p>{text('history.same')}</p> : null}
      {differing.length > 0 && isRestorable(document) ? (
        <Button isBusy={isBusy} onClick={() => void restore()}>
          {text('history.restore')}
        </Button>
      ) : null}
      {differing.map((change) => (
        <ChangedBlock key={change.key} session={session} change={change} onRestore={() => void restore(change.key)} />
      ))}
    </>
  );
}

interface ChangedBlockProps {
  session: EditingSession;
  change: BlockChange;
  onRestore: () => void;
}

function ChangedBlock({ session, change: { kind, before, after, fields, key }, onRestore }: ChangedBlockProps) {
  const text = useText();
  const labelOf = useLabels();
  const block = (before ?? after)!;
  const kinds = useStore(session.ui, (ui) => ui.kinds);
  const schema = kinds?.find(({ model }) => model === block.model)?.schema as FieldSchema | undefined;
  const shown = fields.filter((field) => isText(before?.fields[field]) || isText(after?.fields[field]));
  return (
    <Changed data-change={kind}>
      <p>
        <strong>{text(`compared.${kind as Exclude<BlockChange['kind'], 'same'>}`)}</strong>{' '}
        <BlockLink session={session} block={after ?? block} onShow={after ? () => showBlock(session, key) : null} />
      </p>
      {shown.map((field) => (
        <div key={field}>
          {shown.length > 1 ? <em>{labelOf(block.model, field, schema && schemaAt(schema, field))}</em> : null}
          <ComparedTexts
            sides={[
              { label: text('compared.then'), value: before?.fields[field] },
              { label: text('compared.now'), value: after?.fields[field] },
            ]}
          />
        </div>
      ))}
      {before ? (
        <Button variant="outline" onClick={onRestore}>
          {text('history.restoreBlock')}
        </Button>
      ) : null}
    </Changed>
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string' ? value !== '' : value != null && value !== false;
}

const Changed = styled.section`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  inline-size: 100%;
  padding-block-start: ${space(1)};
  border-block-start: 2px solid ${color.line};

  > p {
    margin: 0;
  }

  > div {
    inline-size: 100%;
  }
`;
