import type { AccountWithLink } from '@spielplan/shared-contracts/api';
import { Button, FieldFrame, Notice } from '@spielplan/shared-ui/components';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { Dated } from '../Dated.tsx';
import { useDescribeInstant } from '../useDescribeInstant.ts';

/** The link to pass on, which nobody sees a second time. */
export function LinkNotice({ account, link }: AccountWithLink) {
  const text = useText();
  const describe = useDescribeInstant();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const expires = describe(link.expires);

  const copy = () => {
    field.current?.select();
    void navigator.clipboard?.writeText(link.url).then(
      () => setIsCopied(true),
      // It is selected, so that the keyboard copies it.
      () => setIsCopied(false),
    );
  };
  return (
    <Notice tone="success" title={text('hub.link.title', { name: account.username })}>
      <p>
        <Dated instants={[link.expires]}>{text('hub.link.text', { expires })}</Dated>
      </p>
      <div style={{ inlineSize: '100%' }}>
        <FieldFrame id="account-link" label={text('hub.link.label')} help={undefined} error={undefined}>
          <input id="account-link" ref={field} readOnly value={link.url} />
        </FieldFrame>
      </div>
      <Button variant="outline" onClick={copy}>
        {text(isCopied ? 'hub.link.copied' : 'hub.link.copy')}
      </Button>
    </Notice>
  );
}
