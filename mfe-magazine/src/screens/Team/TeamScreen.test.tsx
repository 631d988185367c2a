import { renderInHost, sectionOf } from '@spielplan/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.ts';
import de from '../../i18n/de.json' with { type: 'json' };
import { loadContext } from '../../testing/loadContext.ts';
import { BACKSTAGE, sampleSummary } from '../../testing/sampleStories.ts';
import { DIRECTION, ENSEMBLE, samplePerson } from '../../testing/samplePersons.ts';
import { presentTeam } from './presentTeam.server.ts';
import { TeamScreen } from './TeamScreen.tsx';

const picture = sampleSummary(1, { categories: [BACKSTAGE] }).image_obj;
const people = [samplePerson(3), samplePerson(4, { categories: [ENSEMBLE], image_obj: picture })];
const open = (all = people) => {
  const data = presentTeam({ people: all, categories: [DIRECTION, ENSEMBLE], chosen: null }, loadContext('/de/team', {}));
  return renderInHost(<TeamScreen data={data} />, { messages: { magazine: de } });
};

it('editors have a place above the team, on its page', () => {
  const sections = { 'team-intro': sectionOf('Neu im Haus') };
  renderInHost(<TeamScreen data={{ filters: [], groups: [], all: '/de/team' }} />, {
    messages: { magazine: de },
    page: { sections },
  });
  expect(screen.getByText('Neu im Haus')).toBeVisible();
  expect(routes.team.sections).toEqual(Object.keys(sections));
});

describe('the team on screen', () => {
  it('is listed by the part of the house, each with name and what they do', () => {
    open();
    const ensemble = screen.getByRole('region', { name: 'Ensemble' });
    expect(
      within(ensemble)
        .getAllByRole('heading', { level: 3 })
        .map((name) => name.textContent),
    ).toEqual(['Ismael Kranich', 'Person 4']);
    expect(within(ensemble).getAllByText('Chefdirigent, Musikdirektor')).toHaveLength(2);
    expect(within(ensemble).getByRole('link', { name: 'Ismael Kranich' })).toHaveAttribute('href', '/de/team/ismael-kranich/3');
  });

  it('shows initials where there is no picture', () => {
    open();
    expect(screen.getAllByText('IK')[0]).toBeVisible();
    expect(screen.queryByText('P4')).toBeNull();
  });

  it('is narrowed down by links', async () => {
    const { visited } = open();
    const parts = screen.getByRole('navigation', { name: 'Bereiche' });
    expect(within(parts).getByRole('link', { current: 'page' })).toHaveTextContent('Alle');
    await userEvent.click(within(parts).getByRole('link', { name: 'Leitung' }));
    expect(visited).toEqual(['/de/team?category=1']);
  });

  it('leaves the headline to the page header above', () => {
    open();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('says that nobody is there yet', () => {
    open([]);
    expect(screen.getByText('In diesem Bereich ist noch niemand eingetragen.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle ansehen' })).toHaveAttribute('href', '/de/team');
  });
});
