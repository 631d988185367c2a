import { Button } from '@spielplan/shared-ui/components';
import { useStore } from '@spielplan/shared-ui/host';
import { space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useShallow } from 'zustand/react/shallow';
import { describeSaving } from '../../domain/describeSaving.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { NO_PAGE_TEXTS, statusOfTexts } from '../../stores/createPageTexts.ts';
import { createPageActions } from '../pageActions.ts';
import { ParkedLine } from '../ParkedLine.tsx';

/** Above a column: its language, whether all of it is saved, how much is open, undo and redo. */
export function MirrorSide({ session, lacks }: { session: EditingSession; lacks: number }) {
  const text = useText();
  const { queue, store } = session;
  const saving = describeSaving(
    useStore(
      queue,
      useShallow(({ state, waiting }) => ({ state, waiting })),
    ),
    useStore(
      store,
      useShallow(({ problems, conflicts, lost }) => ({ problems, conflicts, lost })),
    ),
    useStore(session.pageTexts ?? NO_PAGE_TEXTS, useShallow(statusOfTexts)),
  );
  // Reading again while somebody else edits the same is nothing to be told every few seconds.
  const kind = saving.kind === 'reading' ? 'saved' : saving.kind;
  const canStep = useStore(
    store,
    useShallow(({ stacks }) => ({
      undo: Object.values(stacks).some(({ undo }) => undo.length > 0),
      redo: Object.values(stacks).some(({ redo }) => redo.length > 0),
    })),
  );
  const said = useStore(session.ui, (ui) => ui.said);
  const actions = createPageActions(session);
  const language = text(`head.lang.${session.lang}`);
  return (
    <Side role="group" aria-label={language} data-saving={kind}>
      <h3>{language}</h3>
      <output>{text(`saving.${kind}`, { count: saving.count })}</output>
      <span>{text('mirror.open', { count: lacks })}</span>
      <Steps>
        {(['undo', 'redo'] as const).map((step) => (
          <Button
            key={step}
            variant="outline"
            aria-label={text(`mirror.${step}`, { language })}
            disabled={!canStep[step]}
            onClick={actions[step]}
          >
            {text(`bar.${step}`)}
          </Button>
        ))}
      </Steps>
      {kind === 'parked' ? <ParkedLine session={session} /> : null}
      <p role="status">{said.text ? text(said.text as 'said.removed', said.values) : null}</p>
    </Side>
  );
}

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;

  > h3,
  > p {
    margin: 0;
  }

  > p {
    flex: 1 0 100%;
    font-weight: 650;
  }

  > p:empty {
    display: none;
  }
`;

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
