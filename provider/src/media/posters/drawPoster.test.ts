import { createHash } from 'node:crypto';
import { drawPoster } from './drawPoster.ts';

/** Each composition once, with a portrait and a map: ids, and the beginnings of the hashes of their drawings. */
const DRAWINGS: readonly [id: string, hash: string][] = [
  ['production-1', '82e16ca1e2be'],
  ['production-2', '4ad740e3c9b3'],
  ['production-3', '6228d6a46cbf'],
  ['production-4', '0e0aa4536d76'],
  ['production-5', 'db81d2218950'],
  ['production-6', 'f8416bd22b17'],
  ['production-7', '9e8dd5fa7ed1'],
  ['production-8', '04f685292815'],
  ['production-9', '5d85a4473788'],
  ['production-10', 'f571bbd0229b'],
  ['production-11', 'aaaff0f0a910'],
  ['production-12', '8a7c70c9ac9d'],
  ['production-13', 'e268bc94fd11'],
  ['production-14', 'ccb6edebe9f5'],
  ['production-15', '4bb9d730b5a9'],
  ['person-1', 'caabfd743f12'],
  ['map-1', '56bdb514ae9a'],
];

it.each(DRAWINGS)('%s is drawn as ever: browsers keep a picture for good under its name', (id, hash) => {
  expect(createHash('sha256').update(drawPoster(id, 480)).digest('hex')).toMatch(new RegExp(`^${hash}`));
});
