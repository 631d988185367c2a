import { createUploadSlots } from './uploadSlots.ts';

const visitor = (address: string) => ({ editorId: null, address });
const editor = (editorId: number) => ({ editorId, address: '203.0.113.7' });
const TOO_MANY_OF_ONE = expect.objectContaining({ spielplan: 'TOO_MANY_REQUESTS' });
const TOO_MANY_OF_ALL = expect.objectContaining({ spielplan: 'PROVIDER_FAILED' });

it('one visitor sends five files at once, and the next when one of them is done', () => {
  const take = createUploadSlots();
  const leave = Array.from({ length: 5 }, (_, number) => take(visitor(`2001:db8:1:2::${number}`)));
  expect(() => take(visitor('2001:db8:1:2::ffff'))).toThrow(TOO_MANY_OF_ONE);
  expect(() => take(visitor('2001:db8:1:3::1'))).not.toThrow();
  leave[0]?.();
  expect(() => take(visitor('2001:db8:1:2::ffff'))).not.toThrow();
  expect(() => take(visitor('2001:db8:1:2::ffff'))).toThrow(TOO_MANY_OF_ONE);
});

it('visitors who take all their places leave the editors theirs', () => {
  const take = createUploadSlots();
  const leave = Array.from({ length: 100 }, (_, number) => take(visitor(`198.51.100.${number}`)));
  expect(() => take(visitor('203.0.113.7'))).toThrow(TOO_MANY_OF_ALL);
  for (let count = 0; count < 5; count += 1) take(editor(1));
  expect(() => take(editor(1))).toThrow(TOO_MANY_OF_ONE);
  expect(() => take(editor(2))).not.toThrow();
  leave[0]?.();
  expect(() => take(visitor('203.0.113.7'))).not.toThrow();
});
