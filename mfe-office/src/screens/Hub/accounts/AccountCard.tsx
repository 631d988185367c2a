import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type {
  Account,
  AccountWithLink,
  changeAccountCall,
  linkAccountCall,
  removeAccountCall,
  Rights,
} from '@spielplan/shared-contracts/api';
import { Button, Dialog, Notice } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { callHub, failureOf, type HubFailure, type HubReply } from '../callHub.ts';
import { Dated } from '../Dated.tsx';
import { useDescribeInstant } from '../useDescribeInstant.ts';
import { HubActions } from '../hubStyles.ts';
import { RightsFields } from './RightsFields.tsx';

interface AccountCardProps {
  account: Account;
  isOwn: boolean;
  onChanged: (account: Account) => void;
  onRemoved: () => void;
  onLink: (made: AccountWithLink) => void;
}

type Asked = 'disable' | 'remove' | null;

/** One account: who it is, what it may do, and what a manager does with it. */
export function AccountCard({ account, isOwn, onChanged, onRemoved, onLink }: AccountCardProps) {
  const text = useText();
  const { signals, lang } = useHost();
  const [chosen, setChosen] = useState<Rights | null>(null);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<HubFailure | 'hub.saved.rights' | null>(null);
  const [asked, setAsked] = useState<Asked>(null);
  const { id, username, revision, state } = account;

  /** Runs one call; where somebody else was faster the account is shown as it is now. */
  const act = async <T,>(
    call: Promise<{ kind: 'done'; value: T } | Exclude<HubReply<never>, { kind: 'done' }>>,
    done: (value: T) => void,
  ) => {
    setBusy(true);
    setTold(null);
    setAsked(null);
    const reply = await call;
    setBusy(false);
    if (reply.kind === 'done') return done(reply.value);
    if (reply.kind === 'refused' && reply.problem.current) onChanged(reply.problem.current as Account);
    setTold(failureOf(reply));
  };
  const change = (body: { rights?: Rights; is_disabled?: boolean }) =>
    act(callHub<typeof changeAccountCall>(signals, addresses.changeAccount, { id, body, ifMatch: revision }), (changed) => {
      if (body.rights) setChosen(null);
      if (body.rights) setTold('hub.saved.rights');
      onChanged(changed);
    });
  const makeLink = () =>
    act(callHub<typeof linkAccountCall>(signals, addresses.linkAccount, { id, query: `?lang=${lang}` }), (made) => {
      onChanged(made.account);
      onLink(made);
    });
  const remove = () => act(callHub<typeof removeAccountCall>(signals, addresses.removeAccount, { id }), onRemoved);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void change({ rights: chosen ?? account.rights });
  };
  const at = useDescribeInstant();
  const name = `${account.first_name} ${account.last_name}`.trim();

  return (
    <Card aria-labelledby={`account-${id}`} data-state={state}>
      <h3 id={`account-${id}`}>
        {username}
        {isOwn ? ` (${text('hub.account.you')})` : ''}
      </h3>
      <p>{[name, account.email, text(`hub.account.state.${state}`)].filter(Boolean).join(' · ')}</p>
      <p>
        <Dated instants={[account.last_used, account.link_expires].filter((instant) => instant !== null)}>
          {[
            account.last_used ? text('hub.account.lastUsed', { time: at(account.last_used) }) : text('hub.account.notLoggedIn'),
            account.link_expires ? text('hub.account.linkUntil', { time: at(account.link_expires) }) : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </Dated>
      </p>
      <form onSubmit={save}>
        <RightsFields id={`rights-${id}`} rights={chosen ?? account.rights} onChange={setChosen} />
        <div aria-live="polite">
          {told === 'hub.saved.rights' ? <p>{text(told)}</p> : null}
          {told && told !== 'hub.saved.rights' ? <Notice tone="error">{text(told)}</Notice> : null}
        </div>
        <HubActions>
          <Button type="submit" isBusy={busy} aria-label={text('hub.account.saveOf', { name: username })}>
            {text('hub.account.save')}
          </Button>
          {state === 'disabled' ? (
            <Button variant="outline" isBusy={busy} onClick={() => void change({ is_disabled: false })}>
              {text('hub.account.enable')}
            </Button>
          ) : (
            <>
              <Button variant="outline" isBusy={busy} onClick={() => void makeLink()}>
                {text(state === 'invited' ? 'hub.account.inviteAgain' : 'hub.account.reset')}
              </Button>
              <Button variant="outline" isBusy={busy} onClick={() => setAsked('disable')}>
                {text('hub.account.disable')}
              </Button>
            </>
          )}
          <Button variant="quiet" isBusy={busy} onClick={() => setAsked('remove')}>
            {text('hub.account.remove')}
          </Button>
        </HubActions>
      </form>
      {asked ? (
        <Dialog
          isOpen
          onClose={() => setAsked(null)}
          title={text(`hub.ask.${asked}`, { name: username })}
          closeLabel={text('hub.ask.cancel')}
        >
          <p>{text(`hub.ask.${asked}Text`)}</p>
          <Button onClick={() => void (asked === 'remove' ? remove() : change({ is_disabled: true }))}>
            {text(`hub.account.${asked}`)}
          </Button>
        </Dialog>
      ) : null}
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color.line};
  overflow-wrap: anywhere;

  h3,
  p {
    margin: 0;
  }

  h3 {
    font-size: ${fontSize.lead};
  }

  form {
    display: grid;
    gap: ${space(2)};
    padding-block-start: ${space(1)};
  }
`;
