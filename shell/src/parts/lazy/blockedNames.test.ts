/**
 * @jest-environment node
 */
import { globSync, readFileSync } from 'node:fs';
import { areaOwner, PARTS } from './parts.ts';

/** Words that the usual lists of content blockers (cookie notices, annoyances, trackers) have in rules for any site. */
const BLOCKED =
  /consent|cookie|gdpr|dsgvo|ccpa|privacy|banner|decision|analytic|track|tag-?manager|gtm|pixel|advert|sponsor|popup|newsletter|social/i;
const ROOT = `${import.meta.dirname}/../../../..`;

const names = globSync('{shell,mfe-booking,mfe-programme,mfe-magazine,mfe-editor,mfe-office,shared-editing}/src/**/*.{ts,tsx}', {
  cwd: ROOT,
}).flatMap((file) =>
  [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(/webpackChunkName: ['"]([^'"]+)['"]/g)].map(([, name]) => name!),
);

it('no script has a name that content blockers refuse', () => {
  expect(names.length).toBeGreaterThan(40);
  expect([...names, ...Object.keys(PARTS)].filter((name) => BLOCKED.test(name))).toEqual([]);
});

it('nor has the address of texts', () => {
  expect(
    Object.values(PARTS)
      .map(areaOwner)
      .filter((owner) => BLOCKED.test(owner)),
  ).toEqual([]);
});
