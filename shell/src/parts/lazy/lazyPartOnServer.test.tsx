/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { jest } from '@jest/globals';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { lazyPart, readyParts } from './lazyPart.tsx';
import { PartsContext } from './PartsContext.ts';

const show = (part: ReactElement, onRender: (name: string) => void = () => undefined) =>
  renderToString(
    <PartsContext value={{ onRender, loadTexts: async () => undefined, onFailure: () => undefined }}>{part}</PartsContext>,
  );

it('is there at once, too, where another part names it', async () => {
  const Outer = lazyPart('screen-page', async () => {
    await Promise.resolve();
    const Inner = lazyPart('service-table', async () => () => <b>Tabelle</b>);
    return () => <Inner />;
  });
  await readyParts();
  expect(show(<Outer />)).toContain('<b>Tabelle</b>');
});

it('is part of the server’s page at once, and named for the preload', async () => {
  const Part = lazyPart<{ name: string }>('screen-page', async () => ({ name }) => <p>Guten Abend, {name}</p>);
  await readyParts();
  const onRender = jest.fn();
  const html = show(<Part name="Ada" />, onRender);
  expect(html).toContain('Guten Abend');
  expect(onRender).toHaveBeenCalledWith('screen-page');
});
