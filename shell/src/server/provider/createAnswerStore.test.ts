import { createAnswerStore } from './createAnswerStore.ts';

const answer = (bytes: number) => ({
  value: {},
  bytes,
  freshUntil: 0,
  staleUntil: 0,
  endsAt: 0,
  retryAt: 0,
  begun: 0,
  failedAt: 0,
});

it('holds longest what is asked for, and not what was fetched last', () => {
  const { kept } = createAnswerStore(1_000);
  for (const name of ['a', 'b']) kept.set(name, answer(400));
  kept.get('a');
  kept.set('c', answer(400));
  expect(['a', 'b', 'c'].filter((name) => kept.has(name))).toEqual(['a', 'c']);
});
