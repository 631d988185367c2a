import { z } from 'zod';
import { atLeastOne } from '../testing/atLeastOne.ts';
import { allCalls } from './allCalls.ts';

const calls = Object.values(allCalls);

describe('all calls together', () => {
  it('never share a method and a path', () => {
    const lines = calls.map((call) => `${call.method} ${call.path}`);
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  });

  it('are found by their id', () => {
    for (const [id, call] of atLeastOne(Object.entries(allCalls))) expect(call.id).toBe(id);
    expect(calls.length).toBeGreaterThan(60);
  });

  it('can each be described in an OpenAPI document', () => {
    for (const { id, query, body, answer } of atLeastOne(calls)) {
      for (const schema of [query, body]) {
        if (schema)
          expect([id, z.toJSONSchema(schema, { io: 'input' })]).toEqual([id, expect.objectContaining({ type: 'object' })]);
      }
      expect([id, typeof z.toJSONSchema(answer)]).toEqual([id, 'object']);
    }
  });

  it('keep only answers to anonymous reading', () => {
    for (const call of atLeastOne(calls)) if (call.caching) expect([call.id, call.method]).toEqual([call.id, 'GET']);
  });

  it('send a body only with POST and PATCH', () => {
    for (const call of atLeastOne(calls))
      if (call.body) expect([call.id, ['POST', 'PATCH'].includes(call.method)]).toEqual([call.id, true]);
  });
});
