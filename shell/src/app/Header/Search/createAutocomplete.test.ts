import { jest } from '@jest/globals';
import type { Suggestion } from '@spielplan/shared-contracts/api';
import { createAutocomplete } from './createAutocomplete.ts';

type Asked = { term: string; signal: AbortSignal; answer: (found: Suggestion[]) => void; fail: (error: unknown) => void };

const KONZERT: Suggestion = { text: 'Konzert', kind: 'event' };

function make() {
  const asked: Asked[] = [];
  const failures: unknown[] = [];
  const autocomplete = createAutocomplete({
    ask: (term, signal) => new Promise((answer, fail) => asked.push({ term, signal, answer, fail })),
    onFailure: (error) => failures.push(error),
  });
  return { autocomplete, asked, failures };
}
const pause = () => jest.advanceTimersByTimeAsync(200);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what a search box suggests', () => {
  it('is asked for in lower case, once the typing has paused for 200 ms', async () => {
    const { autocomplete, asked } = make();
    for (const value of ['K', 'Ko', ' Kon ']) autocomplete.type(value);
    await jest.advanceTimersByTimeAsync(199);
    expect(asked).toEqual([]);
    await pause();
    expect(asked.map(({ term }) => term)).toEqual(['kon']);
  });

  it.each(['', '   '])('is nothing for %j, and nobody is asked', async (value) => {
    const { autocomplete, asked } = make();
    autocomplete.type(value);
    await pause();
    expect(asked).toEqual([]);
  });

  it('follows the latest answer, in whatever order they come (R46)', async () => {
    const { autocomplete, asked } = make();
    autocomplete.type('ko');
    await pause();
    autocomplete.type('kon');
    await pause();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer([KONZERT]);
    asked[0]?.answer([{ text: 'Komödie', kind: null }]);
    await pause();
    expect(autocomplete.getState()).toEqual({ term: 'kon', suggestions: [KONZERT] });
  });

  it('is gone as soon as the box is empty or closed, and no late answer brings it back', async () => {
    const { autocomplete, asked } = make();
    autocomplete.type('kon');
    await pause();
    autocomplete.close();
    asked[0]?.answer([KONZERT]);
    await pause();
    expect(autocomplete.getState().suggestions).toEqual([]);
  });

  it('is nothing after a failure, which is reported once and not shown', async () => {
    const { autocomplete, asked, failures } = make();
    autocomplete.type('kon');
    await pause();
    asked[0]?.fail(new Error('offline'));
    await pause();
    expect(autocomplete.getState().suggestions).toEqual([]);
    expect(failures).toHaveLength(1);
    autocomplete.type('konz');
    await pause();
    autocomplete.type('');
    asked[1]?.fail(new DOMException('stopped', 'AbortError'));
    await pause();
    expect(failures).toHaveLength(1);
  });

  it('is asked for again after a failure, which is reported again only once an answer has come between', async () => {
    const { autocomplete, asked, failures } = make();
    const typeAnd = async (value: string, settle: (one: Asked | undefined) => void) => {
      autocomplete.type(value);
      await pause();
      settle(asked.at(-1));
      await pause();
    };
    await typeAnd('k', (one) => one?.fail(new Error('404')));
    await typeAnd('ko', (one) => one?.fail(new Error('404')));
    await typeAnd('kon', (one) => one?.fail(new Error('404')));
    expect(asked).toHaveLength(3);
    expect(failures).toHaveLength(1);
    await typeAnd('konz', (one) => one?.answer([KONZERT]));
    expect(autocomplete.getState().suggestions).toEqual([KONZERT]);
    await typeAnd('konze', (one) => one?.fail(new Error('offline')));
    expect(failures).toHaveLength(2);
    // Suggestions for the shorter term do not answer this term.
    expect(autocomplete.getState()).toEqual({ term: '', suggestions: [] });
  });
});
