import { dialled } from '@spielplan/shared-contracts/rules';
import { useText } from '../../i18n/useText.ts';
import { LinkRow } from '../page/LinkRow.ts';

/** How the house's access service is reached. */
export interface AccessService {
  telephone?: string | undefined;
  email?: string | undefined;
}

/** Whom to ask where nothing that fits is found or can be booked. */
export function AccessContact({ service: { telephone, email } }: { service: AccessService }) {
  const text = useText();
  return (
    <>
      <p>{text('access.contact')}</p>
      <LinkRow>
        {telephone ? <a href={`tel:${dialled(telephone)}`}>{telephone}</a> : null}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      </LinkRow>
    </>
  );
}
