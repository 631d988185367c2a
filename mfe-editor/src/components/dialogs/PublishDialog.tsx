import { Button, Dialog, Notice } from '@spielplan/shared-ui/components';
import { useStore } from '@spielplan/shared-ui/host';
import { color, space } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Obstacle } from '../../domain/findObstacles.ts';
import { type DocumentKey, findBlock } from '../../domain/forest/forest.ts';
import { SITE_DOCUMENT } from '../../domain/workspace/workspace.ts';
import { useDescribeMoment } from '../../i18n/useDescribeMoment.ts';
import { Dated } from '../Dated.tsx';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { keyOfState, planOf } from '../../stores/createPublishing.ts';
import { countOpen, NO_PAGE_TEXTS } from '../../stores/createPageTexts.ts';
import { sendAll } from '../../stores/sendAll.ts';
import { publishChecked } from '../publishChecked.ts';
import { showBlock } from '../showBlock.ts';
import { BlockLink } from './BlockLink.tsx';
import { NewsList } from './NewsList.tsx';
import { PlanForm } from './PlanForm.tsx';
import { Unpublished } from './Unpublished.tsx';

/** Everything about visitors seeing the page: what they do not see yet, now or at a time, and back. */
export function PublishDialog({ session }: { session: EditingSession }) {
  const text = useText();
  const describe = useDescribeMoment();
  const { states, action, partners } = useStore(session.publishing);
  // Obstacles are found in what is typed: each change looks again.
  useStore(session.store);
  const [withSections, setWithSections] = useState(true);
  const [failure, setFailure] = useState<'publish.failed' | 'publish.outdated' | 'publish.waiting' | null>(null);
  /** Looks again at what others have saved. */
  const [looks, setLooks] = useState(0);
  const [asked, setAsked] = useState<string | undefined>(undefined);
  const obstacles = session.obstacles();
  const [page] = states;
  const plan = planOf(states);
  const planned = plan?.at;
  const hasSections = states.length > 1 && page !== undefined && keyOfState(page) !== SITE_DOCUMENT;
  const chosen = (withSections ? states : states.slice(0, 1)).map(keyOfState);
  const texts = useStore(session.pageTexts ?? NO_PAGE_TEXTS, countOpen);
  const isChanged = texts > 0 || states.some(({ state }) => state !== 'published');

  const close = () => session.ui.setState({ layer: null });
  const ask = (kind: 'discard' | 'unpublish') => session.ui.setState({ layer: { kind } });
  const act = async (work: () => Promise<'done' | 'failed' | 'outdated' | 'asked'>, said: string) => {
    setFailure(null);
    if ((await sendAll(session)) > 0) return setFailure('publish.waiting');
    const outcome = await work();
    if (outcome === 'asked') return;
    if (outcome === 'outdated') setLooks((count) => count + 1);
    if (outcome !== 'done') return setFailure(`publish.${outcome}`);
    close();
    session.say(said);
  };

  const plans = (documents: readonly DocumentKey[], at: string | undefined) => {
    setAsked(at);
    return act(() => publishChecked(session, { documents, at }), 'plan.done');
  };
  const unschedule = async () => ((await session.publishing.unschedule()) ? 'done' : 'failed');

  return (
    <Dialog isOpen onClose={close} title={text('publish.title')} closeLabel={text('dialog.close')}>
      {page ? <p>{text(`publish.state.${isChanged && page.state === 'published' ? 'changed' : page.state}`)}</p> : null}
      <Obstacles session={session} obstacles={obstacles} />
      <NewsList key={looks} session={session} />
      <Unpublished session={session} />
      {hasSections ? (
        <Check>
          <input type="checkbox" checked={withSections} onChange={({ target }) => setWithSections(target.checked)} />
          {text('publish.withSections')}
        </Check>
      ) : null}
      {failure && partners.length === 0 ? <Notice tone="error">{text(failure)}</Notice> : null}
      {partners.length > 0 ? (
        <Notice tone="error" title={text('plan.partners')}>
          <Button variant="outline" onClick={() => void plans([...chosen, ...partners], asked)}>
            {text('plan.withPartners', { count: partners.length })}
          </Button>
        </Notice>
      ) : null}
      {session.mayPublish ? (
        <>
          <Button
            isBusy={action === 'running'}
            disabled={!isChanged || obstacles.length > 0}
            onClick={() => void act(() => publishChecked(session, { documents: chosen }), 'publish.done')}
          >
            {text('publish.now')}
          </Button>
          {plan && planned ? (
            <Planned>
              <p>
                <Dated instant={planned}>
                  {plan.asOf === null
                    ? text('plan.set', { time: describe(planned) })
                    : text('plan.setAsOf', { time: describe(planned), asOf: describe(plan.asOf) })}
                </Dated>
              </p>
              {plan.isOutdated ? (
                <Button variant="outline" onClick={() => void plans(plan.documents, planned)}>
                  {text('plan.takeNewer')}
                </Button>
              ) : null}
              <Button variant="outline" onClick={() => void act(unschedule, 'plan.cancelled')}>
                {text('plan.cancel')}
              </Button>
            </Planned>
          ) : null}
          <PlanForm isDisabled={!isChanged || obstacles.length > 0} onPlan={(at) => void plans(chosen, at)} />
        </>
      ) : (
        <Notice>{text('publish.refused')}</Notice>
      )}
      <Planned>
        {planned && !session.mayPublish ? <p>{text('discard.planned')}</p> : null}
        <Button
          variant="outline"
          disabled={!isChanged || (Boolean(planned) && !session.mayPublish)}
          onClick={() => ask('discard')}
        >
          {text('discard.ask')}
        </Button>
        {session.mayPublish ? (
          <Button variant="outline" disabled={page?.state === 'unpublished'} onClick={() => ask('unpublish')}>
            {text('unpublish.ask')}
          </Button>
        ) : null}
      </Planned>
    </Dialog>
  );
}

/** What keeps the page from being published, block by block. */
function Obstacles({ session, obstacles }: { session: EditingSession; obstacles: readonly Obstacle[] }) {
  const text = useText();
  const { screen } = useStore(session.store);
  if (obstacles.length === 0) return null;
  return (
    <Notice tone="error" title={text('publish.obstacles')}>
      <List>
        {obstacles.map(({ key, kind }) => {
          const block = findBlock(screen, key)?.block;
          return block ? (
            <li key={key}>
              <BlockLink session={session} block={block} onShow={() => showBlock(session, key)} />{' '}
              <span>{text(`obstacle.${kind}`)}</span>
            </li>
          ) : null;
        })}
      </List>
    </Notice>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Check = styled.label`
  display: flex;
  gap: ${space(1)};
  align-items: center;
  min-block-size: 2.75rem;

  input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    accent-color: ${color.accent};
  }
`;

const Planned = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;

  p {
    flex-basis: 100%;
    margin: 0;
  }
`;
