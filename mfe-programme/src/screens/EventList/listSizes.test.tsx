import { jest } from '@jest/globals';
import { rulesOf } from '@spielplan/shared-ui/testing';
import { fontSize } from '@spielplan/shared-ui/tokens';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventListSessions } from '../../stores/eventListSessions.ts';
import { anEvent } from '../../testing/builders.ts';
import { dailyEvents } from '../../testing/programme.ts';
import { showEventList as show } from '../../testing/showEventList.tsx';

const programme = { events: dailyEvents(2, '2026-08-01', anEvent) };
const MEDIUM = '@media (min-width: 48em) ';
const LARGE = '@media (min-width: 64em) ';

beforeEach(() => {
  window.scrollTo = jest.fn() as never;
  window.requestAnimationFrame = (paint: FrameRequestCallback) => (paint(0), 0);
  // jsdom knows the element and not how it opens.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => eventListSessions.forget());

/** What the styles say of a day's list; its heading stays in view in every style. */
async function listRulesOf(event_style: 'style1' | 'style2' | 'style3'): Promise<string> {
  await show(programme, { design: { event_style }, isStyled: true });
  const day = screen.getByRole('region', { name: /Samstag 1 August/ });
  expect(rulesOf(day)).toMatch(/^& ?> ?:not\(ol\) \{position: sticky; inset-block-start: var\(--header-height/m);
  return rulesOf(within(day).getByRole('list'));
}

describe('the sizes of the filters (product.md section 9)', () => {
  it('let options scroll from 16.4rem on beside the calendar, and from 19.4625rem in the dialog of small windows', async () => {
    await show(programme, { design: { calendar_filter: true }, isStyled: true });
    const visitor = userEvent.setup();
    await visitor.click(screen.getByRole('button', { name: 'Genre' }));
    const options = rulesOf(screen.getByRole('listbox', { name: 'Genre' }));
    const option = rulesOf(screen.getByRole('option', { name: /Oper/ }));
    expect(options).toContain('overflow-y: auto');
    expect(options.split('\n').filter((rule) => /^@media.* & \{.*max-block-size: 16\.4rem;/.test(rule))).toHaveLength(1);
    await visitor.keyboard('{Escape}');
    await visitor.click(screen.getByRole('button', { name: /^Alle Filter/ }));
    const stack = within(await screen.findByRole('dialog')).getByRole('group').parentElement!;
    expect(rulesOf(stack)).toMatch(/^& \[role=.listbox.\] \{max-block-size: 19\.4625rem;\}/m);
    // A list that ends between two rows looks as if that
    // was all: the last one is cut through its words.
    const rowBeside = /^@media[^{]*48em[^{]*& \{min-block-size: ([\d.]+)rem;/m.exec(option)?.[1];
    const rowInDialog = /^& \[role=.option.\] \{min-block-size: ([\d.]+)rem;/m.exec(rulesOf(stack))?.[1];
    for (const rows of [16.4 / Number(rowBeside), 19.4625 / Number(rowInDialog)]) {
      expect(rows % 1).toBeGreaterThan(0.35);
      expect(rows % 1).toBeLessThan(0.75);
    }
  });
});

describe('the three styles of a list of events', () => {
  it('style1 is a timetable: a line per event, its hour as large as a headline', async () => {
    const list = await listRulesOf('style1');
    expect(list).toContain(`${MEDIUM}& >li {grid-template: 'time body action picture' auto/`);
    expect(list).toContain(`${MEDIUM}& .time {font-size: ${fontSize.headline};`);
    // At 1024 px the hour, the state and the poster leave 215 px to a word of twenty letters.
    const [, slope, less] =
      /^@media[^{]*64em[^{]*& :is\(h3, ?h4\) \{font-size: clamp\([^,]+, ([\d.]+)vw - ([\d.]+)rem/m.exec(list) ?? [];
    expect(20 * 0.52 * (Number(slope) * 10.24 - Number(less) * 16)).toBeLessThan(215);
  });

  it('style2 has the picture on the left and the text on the right', async () => {
    const list = await listRulesOf('style2');
    expect(list).toContain(
      `${MEDIUM}& >li {grid-template: 'picture time' auto 'picture body' auto 'picture action' 1fr/5fr 7fr;`,
    );
    // On a phone, too, posters are whole: their titles stand at their foot.
    expect(list).toMatch(/^& \.picture \{aspect-ratio: 4\/5;\}/m);
    expect(list).toMatch(/^& \.teaser \.picture \{aspect-ratio: 4\/3;\}/m);
  });

  it('style3 has one, two or three cards beside each other', async () => {
    const list = await listRulesOf('style3');
    const columns = list.split('\n').filter((rule) => rule.includes('grid-template-columns'));
    expect(columns).toEqual([
      `${MEDIUM}& {grid-template-columns: repeat(2, minmax(0, 1fr));}`,
      `${LARGE}& {grid-template-columns: repeat(3, minmax(0, 1fr));}`,
    ]);
    // In a third of 1440 px (a column of 307) a word of twenty
    // letters, each about half as wide as it is high, must not break.
    const [, base, slope] =
      /^@media[^{]*64em[^{]*& :is\(h3, ?h4\) \{font-size: clamp\([^,]+, ([\d.]+)rem \+ ([\d.]+)vw/m.exec(list) ?? [];
    expect(20 * 0.52 * (Number(base) * 16 + Number(slope) * 14.4)).toBeLessThan(307);
  });
});
