import { act, screen } from '@testing-library/react';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { jest } from '@jest/globals';
import type { ReactNode } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { PartsContext, type Parts } from './PartsContext.ts';

const Greeting = ({ name }: { name: string }) => <p>Guten Abend, {name}</p>;
const Part = lazyPart<{ name: string }>('screen-page', async () => Greeting);

function On({ children, ...parts }: Partial<Parts> & { children: ReactNode }) {
  const all = { onRender: () => undefined, loadTexts: async () => undefined, onFailure: () => undefined, ...parts };
  return <PartsContext value={all}>{children}</PartsContext>;
}

describe('a lazy part of the shell', () => {
  it('appears in the browser once its code and its texts are there', async () => {
    let give: () => void = () => undefined;
    const texts = new Promise<void>((resolve) => (give = resolve));
    const loadTexts = jest.fn(() => texts);
    await act(async () => {
      renderInHost(
        <On loadTexts={loadTexts}>
          <Part name="Ada" fallback="Gleich" />
        </On>,
      );
    });
    expect(screen.getByText('Gleich')).toBeVisible();
    expect(loadTexts).toHaveBeenCalledWith('cms');
    await act(async () => give());
    expect(screen.getByText('Guten Abend, Ada')).toBeVisible();
  });

  it.each([
    ['its code', () => Promise.reject(new Error('blocked')), async () => undefined],
    ['its texts', async () => Greeting, () => Promise.reject(new Error('blocked'))],
  ])(
    'that is optional leaves the page alone where %s cannot be had',
    async (_, load: () => Promise<typeof Greeting>, loadTexts) => {
      const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const Optional = lazyPart<{ name: string }>('event-overlay', load);
      const onFailure = jest.fn();
      await act(async () => {
        renderInHost(
          <On loadTexts={loadTexts} onFailure={onFailure}>
            <main>Programm</main>
            <Optional name="Ada" />
          </On>,
        );
      });
      expect(screen.getByRole('main')).toHaveTextContent('Programm');
      expect(onFailure).toHaveBeenCalledWith('event-overlay', expect.any(Error));
      said.mockRestore();
    },
  );
});
