import { renderInHost } from '@spielplan/shared-ui/testing';
import { act } from '@testing-library/react';
import { useState } from 'react';
import type { EventStyle } from '../../domain/lists/eventListView.ts';
import { EventDay } from './EventDay.tsx';

/** A component's own prop, which a lint rule takes for an element's. */
const STYLE: { style: EventStyle } = { style: 'style1' };

it('a day that shows the same is not rendered again, one of another title or first picture is', () => {
  let rendered = 0;
  const titleOf = (month: string) => ({
    dayNumber: '1',
    month,
    year: '2026',
    // Asked for each time the heading is rendered.
    get weekday() {
      rendered += 1;
      return 'Samstag';
    },
  });
  const [august, september] = [titleOf('August'), titleOf('September')];
  let change = (_props: { title: typeof august; firstPicture: string | null }): void => undefined;
  function List() {
    const [shown, setShown] = useState<Parameters<typeof change>[0]>({ title: august, firstPicture: null });
    change = setShown;
    const { title, firstPicture } = shown;
    const { style } = STYLE;
    return (
      <EventDay
        group={{ day: '2026-08-01', hasHeading: true, items: [] }}
        style={style}
        title={title}
        firstPicture={firstPicture}
      />
    );
  }
  const rendersAfter = (work: () => void) => {
    rendered = 0;
    act(work);
    return rendered > 0;
  };

  expect(rendersAfter(() => void renderInHost(<List />))).toBe(true);
  expect(rendersAfter(() => change({ title: august, firstPicture: null }))).toBe(false);
  expect(rendersAfter(() => change({ title: august, firstPicture: 'event-1' }))).toBe(true);
  expect(rendersAfter(() => change({ title: september, firstPicture: 'event-1' }))).toBe(true);
  expect(rendersAfter(() => change({ title: september, firstPicture: 'event-1' }))).toBe(false);
});
