import { paths } from '@spielplan/shared-contracts/routes';
import { Button, ButtonLink, Notice, Skeleton, VisuallyHidden } from '@spielplan/shared-ui/components';
import { Link, useHost } from '@spielplan/shared-ui/host';
import { LinkRow } from '../../../components/page/LinkRow.ts';
import { useSavedIds } from '../../../components/savedEvents/useSavedIds.ts';
import type { SavedEventsView } from '../../../domain/savedEvents/savedEventsView.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSavedEvents } from '../useSavedEvents.ts';
import { useUndo } from '../useUndo.ts';
import { SavedEventsActions } from './SavedEventsActions.tsx';
import { Plan } from './Plan.tsx';
import { Suggestions } from './Suggestions.tsx';
import { UndoBar } from './UndoBar.tsx';

/**
 * The events this browser has saved. The server knows none
 * of them: it sends the place, the browser fills it (R40).
 */
export function OwnSavedEvents({ first }: { first: SavedEventsView }) {
  const text = useText();
  const { lang } = useHost();
  const { ids, store } = useSavedIds();
  const { view, hasFailed, retry } = useSavedEvents(ids);
  const { removed, undo, button } = useUndo(ids, store);
  const offline = (
    <LinkRow>
      <Link to={paths.offline({ lang })}>{text('favourites.offline')}</Link>
    </LinkRow>
  );
  const bar = <UndoBar removed={removed} view={view} onUndo={undo} button={button} />;

  if (ids?.length === 0) {
    return (
      <>
        {bar}
        <div className="none">
          <p className="title">{text('favourites.none')}</p>
          <p>{text('favourites.noneText')}</p>
          <ButtonLink to={first.listPath}>{text('block.all')}</ButtonLink>
          {offline}
        </div>
        <Suggestions suggestions={first.suggestions} />
      </>
    );
  }
  return (
    <>
      <p>{text('favourites.intro')}</p>
      {offline}
      <noscript>
        <p>{text('favourites.noScript')}</p>
        <ButtonLink href={first.listPath}>{text('block.all')}</ButtonLink>
        <Suggestions suggestions={first.suggestions} />
      </noscript>
      {hasFailed ? (
        <Notice tone="error" title={text(view ? 'favourites.stale' : 'favourites.failed')}>
          {view ? <p>{view.asOf}</p> : null}
          <Button variant="outline" onClick={retry}>
            {text('list.retry')}
          </Button>
        </Notice>
      ) : null}
      {ids && view ? (
        <>
          <SavedEventsActions ids={ids} view={view} />
          {bar}
          <Plan view={view} ids={ids} onRemove={(gone) => store.replace(ids.filter((id) => !gone.includes(id)))} />
        </>
      ) : hasFailed ? null : (
        <div className="waiting" role="status">
          <VisuallyHidden>{text('list.loading')}</VisuallyHidden>
          <Skeleton blockSize="7rem" lines={3} />
        </div>
      )}
    </>
  );
}
