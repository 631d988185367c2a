import type { MapView, VenueCard } from './venueCard.ts';

/** Units of the drawing. */
const WIDTH = 640;
const MARGIN = 48;
const MIN_HEIGHT = 200;
const MAX_HEIGHT = 640;

/** A point as the settings write it. */
type Point = readonly [latitude: number, longitude: number];

/**
 * A plan of the houses by their coordinates, north above, with rivers and shores; null for fewer than two houses whose
 * place is known. It is drawn here: no map service is asked for anything.
 */
export function drawMap(venues: readonly VenueCard[], water: readonly (readonly Point[])[] = []): MapView | null {
  const placed = venues.flatMap(({ id, name, href, point }) =>
    point ? [{ id, name, href, at: [point.latitude, point.longitude] as Point }] : [],
  );
  if (placed.length < 2) return null;
  const latitudes = placed.map(({ at }) => at[0]);
  const longitudes = placed.map(({ at }) => at[1]);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  // A degree of longitude is shorter the further north it is.
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const [width, height] = [(east - west) * squeeze, north - south];
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / (width || Number.EPSILON),
    (MAX_HEIGHT - 2 * MARGIN) / (height || Number.EPSILON),
  );
  const drawnHeight = Math.max(MIN_HEIGHT, Math.round(height * scale) + 2 * MARGIN);
  const left = (WIDTH - width * scale) / 2;
  const top = (drawnHeight - height * scale) / 2;
  const place = ([latitude, longitude]: Point) => ({
    x: Math.round(left + (longitude - west) * squeeze * scale),
    y: Math.round(top + (north - latitude) * scale),
  });
  return {
    width: WIDTH,
    height: drawnHeight,
    water: water.map((line) => smooth(line.map(place))),
    places: placed.map(({ id, name, href, at }) => ({ id, name, href, ...place(at) })),
  };
}

/** The path of a line through the middles of its parts, bent at its points. */
function smooth(points: readonly { x: number; y: number }[]): string {
  const [first, ...others] = points;
  const last = others.at(-1);
  if (!first || !last) return '';
  const bends = others.slice(0, -1).map(({ x, y }, index) => {
    const next = others[index + 1] ?? last;
    return `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`;
  });
  return `M${first.x} ${first.y}${bends.join('')}L${last.x} ${last.y}`;
}
