import type { FastifyBaseLogger } from 'fastify';
import { parseConfiguration } from '../configuration/configuration.ts';
import { createApp } from './createApp.ts';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';

it.each([
  [`00-${ID}-00f067aa0ba902b7-01`, ID],
  ['00-nothing-of-the-kind-01', undefined],
])('lines of the log name the trace that a request with traceparent %s belongs to', async (traceparent, trace) => {
  const app = await createApp(parseConfiguration({ LOG_LEVEL: 'fatal' }));
  app.get('/trace', ({ log }) => ({ trace: (log as FastifyBaseLogger & { bindings(): { trace?: string } }).bindings().trace }));
  const answer = await app.inject({ url: '/trace', headers: { traceparent } });
  await app.close();
  expect(answer.json()).toEqual(trace === undefined ? {} : { trace });
});
