import { houseZone } from '@spielplan/shared-contracts/i18n';
import { openStoredFormats, ZONE_KEY } from './houseFormats.ts';

it('of two changes of the zone at once the later one stays, however long the first is read', async () => {
  const { promise: first, resolve: answerFirst } = Promise.withResolvers<object[]>();
  const answers = [first, Promise.resolve([{ key: ZONE_KEY, value: 'Europe/Paris' }])];
  const db = { select: () => ({ from: () => ({ where: () => answers.shift() }) }) } as never;
  const adopt = openStoredFormats(db, { warn: () => undefined } as never);
  const both = [adopt(), adopt()];
  await new Promise(setImmediate);
  answerFirst([{ key: ZONE_KEY, value: 'Europe/London' }]);
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(houseZone()).toBe('Europe/Paris');
});

it('a change is taken on after one that could not be read', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve([{ key: ZONE_KEY, value: 'Europe/Rome' }])];
  const db = { select: () => ({ from: () => ({ where: () => answers.shift() }) }) } as never;
  const adopt = openStoredFormats(db, { warn: () => undefined } as never);
  await expect(adopt()).rejects.toThrow('away');
  await expect(adopt()).resolves.toBe(true);
  expect(houseZone()).toBe('Europe/Rome');
});
