import { ButtonLink, ShareButton } from '@spielplan/shared-ui/components';
import { SaveToggle } from '../../../components/savedEvents/SaveToggle.tsx';
import { Stage } from '../../../components/events/Stage.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { EventView } from '../eventView.ts';

/** The head of an event's page: its date above all, then what it is, where, and its picture. */
export function EventStage({ view }: { view: EventView }) {
  const { id, path, day, dayTitle, time, endTime, preline, title, subline, place, state, picture, details, series } = view;
  const text = useText();
  return (
    <Stage
      date={{ day, title: dayTitle, time, endTime }}
      preline={preline}
      title={title}
      subline={subline}
      state={state}
      lines={[place, ...details]}
      picture={picture}
      path={path}
    >
      <ButtonLink href={view.calendarPath} variant="outline" download>
        {text('event.calendar')}
      </ButtonLink>
      <ShareButton title={title} copied={text('share.copied')} field={text('share.field')}>
        {text('share.label')}
      </ShareButton>
      <SaveToggle id={id} title={title} href={path} hasWords />
      {series ? (
        <ButtonLink to={series.href} variant="quiet">
          {text('event.series', { name: series.name })}
        </ButtonLink>
      ) : null}
    </Stage>
  );
}
