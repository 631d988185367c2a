import { setHouseFormats } from '@spielplan/shared-contracts/i18n';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { logFailure } from '../failures/logFailure.ts';
import { watchUncaught } from '../failures/watchUncaught.ts';
import { unpackRecords } from './unpackRecords.ts';

const answer = unpackRecords(JSON.parse(document.getElementById('page')?.textContent ?? 'null')) as PageAnswer;

// Steps run in tasks of their own, so that a slow phone can answer in between; `eager` keeps them in
// this script. A browser found too old by the early script keeps the server's page.
if (document.documentElement.dataset['info'] !== 'unsupported') {
  watchUncaught();
  void start().catch((error: unknown) => logFailure('start', error));
}

async function start(): Promise<void> {
  // Before anything tells a time or a price.
  if (answer.site.formats) setHouseFormats(answer.site.formats);
  await nextTask();
  const { adoptServerStyles, adoptLateStyles } = await import(/* webpackMode: "eager" */ './styles.ts');
  adoptServerStyles();
  adoptLateStyles();
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { startPage } = await import(/* webpackMode: "eager" */ './startPage.tsx');
  await nextTask();
  startPage(answer);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
