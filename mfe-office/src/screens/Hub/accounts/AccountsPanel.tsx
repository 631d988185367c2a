import type { Account, AccountWithLink } from '@spielplan/shared-contracts/api';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import type { AccountsView } from '../HubView.ts';
import { HubSection } from '../hubStyles.ts';
import { AccountCard } from './AccountCard.tsx';
import { InviteForm } from './InviteForm.tsx';
import { LinkNotice } from './LinkNotice.tsx';

/** All accounts of the house, for those who manage them: what each may do, who is new, who is gone. */
export function AccountsPanel({ data }: { data: AccountsView }) {
  const text = useText();
  const [accounts, setAccounts] = useState(data.accounts);
  const [made, setMade] = useState<AccountWithLink | null>(null);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (made) top.current?.focus();
  }, [made]);

  const put = (account: Account) =>
    setAccounts((all) =>
      [...all.filter(({ id }) => id !== account.id), account].toSorted((a, b) => (a.username < b.username ? -1 : 1)),
    );
  return (
    <>
      <HubSection aria-labelledby="invite">
        <h2 id="invite">{text('hub.invite.title')}</h2>
        <p>{text('hub.invite.text')}</p>
        <div ref={top} tabIndex={-1}>
          {made ? <LinkNotice key={made.link.url} {...made} /> : null}
        </div>
        <InviteForm
          onInvited={(invited) => {
            put(invited.account);
            setMade(invited);
          }}
        />
      </HubSection>
      <HubSection aria-labelledby="accounts">
        <h2 id="accounts">{text('hub.accounts.count', { count: accounts.length })}</h2>
        {accounts.map((account) => (
          <AccountCard
            key={account.id}
            account={account}
            isOwn={account.id === data.ownId}
            onChanged={put}
            onLink={setMade}
            onRemoved={() => setAccounts((all) => all.filter(({ id }) => id !== account.id))}
          />
        ))}
      </HubSection>
    </>
  );
}
