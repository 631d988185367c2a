import { Link } from '@spielplan/shared-ui/host';
import { AccessContact } from '../../../components/access/AccessContact.tsx';
import { useNeeds } from '../../../components/access/useNeeds.ts';
import { AccessNotes } from '../../../components/events/EventItem.tsx';
import { LinkRow } from '../../../components/page/LinkRow.ts';
import { Section } from '../../../components/page/Section.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { EventView } from '../eventView.ts';

/** Who can come, on which places, and whom to ask where that is not enough. */
export function EventAccess({ access }: { access: NonNullable<EventView['access']> }) {
  const { notes, kept, service, needsPath } = access;
  const text = useText();
  useNeeds();
  return (
    <Section title={text('filter.access')}>
      {notes.length > 0 ? <AccessNotes notes={notes} /> : null}
      {kept ? <p>{text(`access.places.${kept}`)}</p> : null}
      {service ? <AccessContact service={service} /> : null}
      {needsPath ? (
        <LinkRow>
          <Link to={needsPath}>{text('access.link')}</Link>
        </LinkRow>
      ) : null}
    </Section>
  );
}
