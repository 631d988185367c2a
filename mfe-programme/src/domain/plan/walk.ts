/** Degrees north and east. */
export type Point = readonly [latitude: number, longitude: number];

/** How much longer a way through a town is than the straight line. */
const DETOUR_FACTOR = 1.3;
/** An easy pace: 4.5 km/h. */
const METRES_PER_MINUTE = 75;

const EARTH_RADIUS_M = 6_371_000;
const RADIANS = Math.PI / 180;

/** Minutes on foot from one point to another, rounded up; 0 where both are the same. */
export function walkMinutes(from: Point, to: Point): number {
  return Math.ceil((metresBetween(from, to) * DETOUR_FACTOR) / METRES_PER_MINUTE);
}

/** The straight line. Within a town the earth is as good as flat. */
function metresBetween([north, east]: Point, [otherNorth, otherEast]: Point): number {
  const up = (otherNorth - north) * RADIANS;
  const right = (otherEast - east) * RADIANS * Math.cos(((north + otherNorth) / 2) * RADIANS);
  return Math.hypot(up, right) * EARTH_RADIUS_M;
}
