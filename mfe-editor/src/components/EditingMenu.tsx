import { otherLanguage } from '@spielplan/shared-contracts/i18n';
import { Button } from '@spielplan/shared-ui/components';
import { useStore } from '@spielplan/shared-ui/host';
import { useText } from '../i18n/useText.ts';
import type { EditingSession } from '../stores/createEditingSession.ts';
import { countOpen, NO_PAGE_TEXTS } from '../stores/createPageTexts.ts';
import { useChecksLabel } from './ChecksButton.tsx';
import { createPageActions } from './pageActions.ts';

/** What the toolbar's menu offers while a page is edited. */
export function EditingMenu({ session }: { session: EditingSession }) {
  const text = useText();
  const { mode, states } = useStore(session.publishing);
  const waiting = useStore(session.queue, (queue) => queue.waiting);
  const texts = useStore(session.pageTexts ?? NO_PAGE_TEXTS, countOpen);
  const changed = states.some(({ state }) => state !== 'published');
  const others = useStore(session.presence);
  const actions = createPageActions(session);
  const checksLabel = useChecksLabel(session);
  const open = (kind: 'checks' | 'publish' | 'history' | 'head' | 'preview') => session.ui.setState({ layer: { kind } });
  return (
    <>
      {others.length > 0 ? <p>{text('presence.others', { names: others.join(', ') })}</p> : null}
      {mode === 'draft' ? (
        <>
          <Button
            variant="quiet"
            disabled={session.mayPublish && !changed && waiting + texts === 0}
            onClick={() => void actions.publish()}
          >
            {text('publish.all')}
          </Button>
          <Button variant="quiet" onClick={() => open('publish')}>
            {text('publish.open')}
          </Button>
          <Button variant="quiet" onClick={() => open('preview')}>
            {text('preview.open')}
          </Button>
        </>
      ) : null}
      <Button variant="quiet" onClick={() => open('checks')}>
        {checksLabel}
      </Button>
      {states.length > 0 ? (
        <Button variant="quiet" onClick={() => open('history')}>
          {text('history.menu')}
        </Button>
      ) : null}
      {hasOtherLanguage(session) ? (
        <Button variant="quiet" onClick={() => session.ui.setState({ isMirrored: true })}>
          {text('mirror.menu')}
        </Button>
      ) : null}
      {session.pageTexts === null ? null : (
        <Button variant="quiet" onClick={() => open('head')}>
          {text('head.menu')}
        </Button>
      )}
      <Button variant="quiet" onClick={actions.help}>
        {text('bar.keys')}
      </Button>
    </>
  );
}

/** A house with one language has no other one to translate into. */
function hasOtherLanguage({ lang }: EditingSession): boolean {
  return document.querySelector(`link[rel="alternate"][hreflang="${otherLanguage(lang)}"]`) !== null;
}
