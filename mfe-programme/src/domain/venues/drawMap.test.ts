import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { drawMap } from './drawMap.server.ts';
import type { VenueCard } from './venueCard.ts';

const house = (id: number, point?: VenueCard['point']): VenueCard => ({
  id,
  href: `/de/venues/haus/${id}`,
  name: `Haus ${id}`,
  intro: '',
  address: [],
  picture: null,
  ...(point && { point }),
});
const WEST = { latitude: 49.4172, longitude: 9.7311 };
const EAST = { latitude: 49.4204, longitude: 9.7419 };

describe('the plan of the houses', () => {
  it('has north above and east on the right, all of it within its margins', () => {
    const { width, height, places } = drawMap([house(1, WEST), house(2, EAST)])!;
    const [west, east] = places;
    expect(west!.x).toBeLessThan(east!.x);
    expect(west!.y).toBeGreaterThan(east!.y);
    for (const { x, y } of atLeastOne(places)) {
      expect([x >= 48, x <= width - 48, y >= 48, y <= height - 48]).toEqual([true, true, true, true]);
    }
  });

  it('is as long one way as the other: a degree of longitude is shorter here', () => {
    const { places } = drawMap([
      house(1, WEST),
      house(2, { latitude: WEST.latitude + 0.001, longitude: WEST.longitude + 0.001 }),
    ])!;
    const [a, b] = places;
    expect((b!.x - a!.x) / (a!.y - b!.y)).toBeCloseTo(Math.cos((49.4177 * Math.PI) / 180), 1);
  });

  it('draws water through its points, and leaves out what is no line', () => {
    const line = [[49.417, 9.73] as const, [49.418, 9.735] as const, [49.42, 9.742] as const];
    const { water } = drawMap([house(1, WEST), house(2, EAST)], [line])!;
    expect(water[0]).toMatch(/^M-?\d+ \d+Q\d+ \d+ [\d.]+ [\d.]+L\d+ -?\d+$/);
  });

  it.each([
    ['no house', []],
    ['one house', [house(1, WEST), house(2)]],
  ])('is none of %s', (_, houses) => {
    expect(drawMap(houses)).toBeNull();
  });

  it('stands two houses at one place', () => {
    const { places } = drawMap([house(1, WEST), house(2, WEST)])!;
    expect(places.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });
});
