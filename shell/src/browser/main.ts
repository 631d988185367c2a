import { setHouseFormats } from '@spielplan/shared-contracts/i18n';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { logFailure } from '../failures/logFailure.ts';
import { watchUncaught } from '../failures/watchUncaught.ts';
import { unpackRecords } from './unpackRecords.ts';

const answer = unpackRecords(JSON.parse(document.getElementById('page')?.textContent ?? 'null')) as PageAnswer;

// What the script holds runs in steps, each in a task of its own: in one piece they keep a slow
// phone from answering for a quarter of a second. `eager` keeps them in this script, for a second
// one would cost a request. A browser that the early script has found too old keeps the server's
// page, which reads and links without us.
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
