import { jest } from '@jest/globals';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { createLaterCode, LaterPart } from './LaterPart.tsx';

const lost = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** A part that a button opens, beside something that has to stay. */
function show(load: () => Promise<ComponentType<object>>) {
  const code = createLaterCode(load);
  const report = jest.fn();
  function Owner() {
    const [Part, setPart] = useState<ReturnType<typeof code.next> | null>(null);
    return (
      <>
        <button type="button" onClick={() => setPart(code.next)}>
          Open
        </button>
        {Part ? (
          <LaterPart place="part" waiting={<p>Coming</p>} onFailure={() => setPart(null)}>
            <Part />
          </LaterPart>
        ) : null}
      </>
    );
  }
  renderInHost(<Owner />, { host: { report } });
  const press = () => act(async () => screen.getByRole('button').click());
  return { code, report, press };
}

it('a part whose code does not come leaves what is around it, is reported with its code, and is loaded again by the next press', async () => {
  const load = jest.fn<() => Promise<ComponentType<object>>>();
  load.mockRejectedValueOnce(lost()).mockResolvedValue(() => <p>There it is</p>);
  const { report, press } = show(load);
  await press();
  expect(screen.getByRole('button')).toBeVisible();
  expect(screen.queryByText('There it is')).toBeNull();
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith({
    remote: 'editor',
    version: '',
    place: 'part',
    error: expect.objectContaining({ code: 'SP-3004', detail: 'Loading chunk 7 failed.' }),
  });
  await press();
  expect(screen.getByText('There it is')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('one failure is one attempt, and code that has come is the same for every place', async () => {
  const load = jest.fn<() => Promise<ComponentType<object>>>();
  load.mockRejectedValueOnce(lost()).mockResolvedValue(() => null);
  const { code, press } = show(load);
  await press();
  expect(load).toHaveBeenCalledTimes(1);
  await press();
  expect(code.next()).toBe(code.next());
  await press();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a part that breaks is reported as what it threw, and leaves what is around it', async () => {
  const error = new Error('broken');
  const { report, press } = show(() =>
    Promise.resolve(() => {
      throw error;
    }),
  );
  await press();
  expect(screen.getByRole('button')).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ place: 'part', error }));
});
