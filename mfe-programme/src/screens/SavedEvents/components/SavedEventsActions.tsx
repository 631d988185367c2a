import { ButtonLink, ShareButton } from '@spielplan/shared-ui/components';
import type { MouseEvent } from 'react';
import { savedEventsSearch } from '../../../domain/savedEvents/savedEventsQuery.ts';
import type { SavedEventsView } from '../../../domain/savedEvents/savedEventsView.ts';
import { useText } from '../../../i18n/useText.ts';
import { saveCalendar } from '../saveCalendar.ts';

/** What can be done with a list of saved events: taken into a calendar, shared. */
export function SavedEventsActions({ ids, view }: { ids: readonly number[]; view: SavedEventsView }) {
  const text = useText();
  const { path, calendarPath, calendar } = view;
  const search = savedEventsSearch(ids);
  // Without a connection the file is put together here, from what was kept.
  const saveHere = (event: MouseEvent) => {
    if (navigator.onLine) return;
    event.preventDefault();
    saveCalendar(calendar, ids, calendarPath.slice(calendarPath.lastIndexOf('/') + 1));
  };
  return (
    <div className="actions">
      <ButtonLink href={calendarPath + search} download onClick={saveHere}>
        {text('favourites.calendar')}
      </ButtonLink>
      <ShareButton
        title={text('favourites.sharedTitle')}
        path={path + search}
        copied={text('share.copied')}
        field={text('share.field')}
      >
        {text('favourites.share')}
      </ShareButton>
    </div>
  );
}
