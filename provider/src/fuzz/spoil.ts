import * as fc from 'fast-check';
import { hostileKey, hostileValue, withOwnKey } from './hostileValues.ts';

type Spoiling = { kind: 'replace' | 'remove' | 'wrap' | 'add'; at: number; value: unknown; key: string };

/** A value that was right, changed in one place, at any depth. */
export function nearly(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const spoiling: fc.Arbitrary<Spoiling> = fc.record({
    kind: fc.constantFrom('replace', 'remove', 'wrap', 'add'),
    at: fc.nat(1_000),
    value: hostileValue,
    key: hostileKey,
  });
  return fc.tuple(valid, spoiling).map(([value, how]) => spoil(value, how));
}

function spoil(value: unknown, how: Spoiling): unknown {
  const places = placesIn(value);
  const path = places[how.at % places.length] ?? [];
  return changeAt(value, path, how);
}

/** The way to every value inside this one, itself included. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => placesIn(each, [...path, key]))];
}

function changeAt(value: unknown, path: readonly string[], how: Spoiling): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return changed(value, how);
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === key ? changeAt(each, rest, how) : each));
  const object = value as Record<string, unknown>;
  if (rest.length > 0 || how.kind !== 'remove') return withOwnKey(object, key, changeAt(object[key], rest, how));
  return Object.fromEntries(Object.entries(object).filter(([each]) => each !== key));
}

function changed(value: unknown, { kind, value: instead, key }: Spoiling): unknown {
  if (kind === 'wrap') return [value];
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return kind === 'add' && isObject ? withOwnKey(value, key, instead) : instead;
}
