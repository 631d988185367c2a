/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { jest } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { lazyPart, readyParts } from './lazyPart.tsx';
import { PartsContext } from './PartsContext.ts';

it('is part of the server’s page at once, and named for the preload', async () => {
  const Part = lazyPart<{ name: string }>('screen-page', async () => ({ name }) => <p>Guten Abend, {name}</p>);
  await readyParts();
  const onRender = jest.fn();
  const parts = { onRender, loadTexts: async () => undefined, onFailure: () => undefined };
  const html = renderToString(
    <PartsContext value={parts}>
      <Part name="Ada" />
    </PartsContext>,
  );
  expect(html).toContain('Guten Abend');
  expect(onRender).toHaveBeenCalledWith('screen-page');
});
