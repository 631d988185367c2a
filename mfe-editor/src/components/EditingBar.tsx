import { Button, Notice } from '@spielplan/shared-ui/components';
import { refuseStrayFiles } from '@spielplan/shared-ui/media';
import { color, from, space } from '@spielplan/shared-ui/tokens';
import { useStore } from '@spielplan/shared-ui/host';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useShallow } from 'zustand/react/shallow';
import { describeSaving } from '../domain/describeSaving.ts';
import { useText } from '../i18n/useText.ts';
import type { EditingSession } from '../stores/createEditingSession.ts';
import { NO_PAGE_TEXTS, statusOfTexts } from '../stores/createPageTexts.ts';
import { ChecksButton } from './ChecksButton.tsx';
import { EditingLayers } from './EditingLayers.tsx';
import { heedRemovals } from './blocks/heedRemovals.ts';
import { listenToKeys } from './listenToKeys.ts';
import { LaterMirror } from './mirror/LaterMirror.tsx';
import { ParkedLine } from './ParkedLine.tsx';
import { planOf } from '../stores/createPublishing.ts';
import { PlannedLine } from './PlannedLine.tsx';
import { createPageActions } from './pageActions.ts';
import { useLossText } from './richText/useLossText.ts';
import { showBlock } from './showBlock.ts';
import { useSavedTexts } from './useSavedTexts.ts';
import { useBlockOfAddress } from './useBlockOfAddress.ts';

const UNDO = 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3';
const REDO = 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3';

/**
 * What the toolbar's row says and does while a page is edited:
 * whether all is saved, undo and redo, and the way to visitors.
 */
export function EditingBar({ session }: { session: EditingSession }) {
  const text = useText();
  const lossText = useLossText();
  const { queue, store, publishing, presence, ui, mayPublish } = session;
  const texts = useStore(session.pageTexts ?? NO_PAGE_TEXTS, useShallow(statusOfTexts));
  useSavedTexts(session);
  // A key that is pressed in a text draws nothing of this again, unless what it says has changed.
  const saving = describeSaving(
    useStore(
      queue,
      useShallow(({ state, waiting }) => ({ state, waiting })),
    ),
    useStore(
      store,
      useShallow(({ problems, conflicts, lost }) => ({ problems, conflicts, lost })),
    ),
    texts,
  );
  const { alert, said, isKept, active, isMirrored } = useStore(ui);
  const { mode, states, action } = useStore(publishing);
  const others = useStore(presence);
  const plan = planOf(states);
  const changed = states.some(({ state }) => state !== 'published');
  const isStuck = ['refused', 'undecided', 'incomplete'].includes(saving.kind);
  const obstacle = useStore(store, () => (isStuck ? session.obstacles()[0]?.key : undefined));
  const isOfTexts = !obstacle && texts.open > 0 && (isStuck || saving.kind === 'typed');
  const actions = createPageActions(session);
  useEffect(() => listenToKeys(createPageActions(session)), [session]);
  useEffect(() => heedRemovals(session), [session]);
  useEffect(refuseStrayFiles, []);
  useBlockOfAddress(session);

  return (
    <>
      <ClearOfBars />
      <Saving data-saving={saving.kind}>
        <output>{text(`saving.${saving.kind}`, { count: saving.count })}</output>
        {obstacle ? (
          <Button variant="quiet" onClick={() => showBlock(session, obstacle)}>
            {text('bar.show')}
          </Button>
        ) : null}
        {isOfTexts ? (
          <Button variant="quiet" onClick={() => ui.setState({ layer: { kind: 'head' } })}>
            {text('bar.show')}
          </Button>
        ) : null}
      </Saving>
      {mode === 'draft' ? (
        <State data-state={changed ? 'changed' : 'published'}>{text(changed ? 'publish.changed' : 'publish.published')}</State>
      ) : null}
      {plan ? <PlannedLine session={session} plan={plan} /> : null}
      <Others role="status" title={others.join(', ')}>
        {others.length > 0 ? text('presence.others', { names: others.join(', ') }) : null}
      </Others>
      <StepButtons session={session} actions={actions} />
      <ChecksButton session={session} />
      {mode === 'draft' ? (
        <Publish
          isBusy={action === 'running'}
          disabled={mayPublish && !changed && saving.count === 0}
          onClick={() => void actions.publish()}
        >
          {text('publish.do')}
        </Publish>
      ) : null}
      {mode === 'direct' ? (
        <Direct>
          <strong>{text(mayPublish ? 'publish.direct' : 'publish.directRefused')}</strong>
        </Direct>
      ) : null}
      <Told role="status" aria-live="polite" data-active={active ?? undefined}>
        {alert === 'save' ? <span>{text('alert.save')}</span> : null}{' '}
        {said.text || said.lost ? (
          <span key={said.count}>
            {said.text ? text(said.text as 'said.removed', said.values) : null} {said.lost ? lossText(said.lost) : null}
          </span>
        ) : null}
      </Told>
      {alert === 'error' ? (
        <Line>
          <Notice tone="error">{text('alert.error')}</Notice>
        </Line>
      ) : null}
      {saving.kind === 'parked' ? (
        <Line>
          <ParkedLine session={session} />
        </Line>
      ) : null}
      {isKept ? null : (
        <Line>
          <Notice tone="error">{text('alert.notKept')}</Notice>
        </Line>
      )}
      {isMirrored ? <LaterMirror session={session} /> : null}
      <EditingLayers session={session} />
    </>
  );
}

const STEPS = [
  ['undo', UNDO],
  ['redo', REDO],
] as const;

function StepButtons({ session, actions }: { session: EditingSession; actions: ReturnType<typeof createPageActions> }) {
  const text = useText();
  const canStep = useStore(
    session.store,
    useShallow(({ stacks }) => {
      const own = stacks[session.area()];
      return { undo: Boolean(own?.undo.length), redo: Boolean(own?.redo.length) };
    }),
  );
  return STEPS.map(([step, drawing]) => (
    <Step
      key={step}
      variant="outline"
      aria-label={text(`bar.${step}`)}
      title={text(`bar.${step}`)}
      disabled={!canStep[step]}
      onClick={actions[step]}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </Step>
  ));
}

/**
 * Rules for the page: the styled-components that pages share has no global styles. What the
 * keyboard reaches in a block comes to rest clear of the page's bars (WCAG 2.4.11).
 */
const ClearOfBars = styled.span`
  display: none;

  :is(&, .edit-mode) :is([data-frame], [data-frame] :is(button, [contenteditable])) {
    scroll-margin-block: var(--clear-above) var(--clear-below);
  }

  /* A link whose target is larger than its words would take every press into the texts that it covers. */
  :is(&, .edit-mode) [data-frame] a::after {
    pointer-events: none;
  }

  /* Tight lines of a headline reach over the small ones above and below it. */
  :is(&, .edit-mode) [data-frame] p > [contenteditable] {
    position: relative;
  }

  /* Beside the toolbar it would cover what is being written. */
  :is(&, .edit-mode) .sticky-navigation {
    display: none;
  }
`;

const Line = styled.div`
  order: -1;
  flex: 1 0 100%;
`;

const Direct = styled(Line)`
  ${from.medium} {
    order: 0;
    flex: 0 1 auto;
  }
`;

/** Above the bar, which keeps its height: what is told for a moment moves nothing of the page. */
const Told = styled.div`
  position: absolute;
  inset-block-end: 100%;
  inset-inline-start: clamp(1rem, 4vw, 4rem);
  display: grid;
  justify-items: start;
  max-inline-size: calc(100% - 2rem);
  pointer-events: none;

  > span {
    padding: ${space(0.5)} ${space(1)};
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 650;
  }

  @media (max-height: 24em) {
    position: static;
    order: -1;
    flex: 1 0 100%;
  }
`;

const Saving = styled.div`
  display: flex;
  flex: 1 1 0;
  gap: ${space(2)};
  align-items: center;
  min-inline-size: 5.5rem;
  font-weight: 650;

  /* What is not saved by itself is told in full, in a line of its own where there is no room. */
  &:not([data-saving='saved'], [data-saving='saving']) {
    flex: 1 0 auto;
    white-space: nowrap;

    @media (max-width: 85.36em) {
      order: -1;
      flex-basis: 100%;
      white-space: normal;
    }
  }
`;

const State = styled.span`
  display: none;

  ${from.large} {
    display: inline;
  }
`;

/** Where there is little room it is cut off; the menu says it in full. */
const Others = styled.span`
  overflow: hidden;
  flex: 0 1 auto;
  min-inline-size: 0;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

const Step = styled(Button)`
  flex: none;
  padding: 0;

  svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2.5;
  }
`;

/** On a phone it is in the menu. */
const Publish = styled(Button)`
  display: none;
  padding-inline: ${space(2)};

  ${from.medium} {
    display: inline-flex;
  }
`;
