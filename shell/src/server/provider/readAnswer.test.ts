import { jest } from '@jest/globals';
import { roomsCall } from '@spielplan/shared-contracts/api';
import { readAnswer } from './readAnswer.ts';

const read = (status: number, body: unknown, hasSession: boolean) =>
  readAnswer(
    roomsCall,
    new URL('http://provider/api/rooms/'),
    { status, body, requestId: 'r1' },
    {
      reportParts: jest.fn(),
      hasSession,
    },
  );

it.each([
  [404, 'NOT_FOUND', 'NOT_FOUND'],
  [410, 'GONE', 'GONE'],
  [400, 'INVALID_QUERY', 'INVALID_QUERY'],
  [401, 'PROVIDER_FAILED', 'NOT_LOGGED_IN'],
  [403, 'PROVIDER_FAILED', 'FORBIDDEN'],
  [502, 'PROVIDER_FAILED', 'PROVIDER_FAILED'],
  [200, 'PROVIDER_MALFORMED', 'PROVIDER_MALFORMED'],
])('an answer of %d is %s to a visitor and %s to an account', (status, toVisitor, toAccount) => {
  const failed = (name: string) => expect.objectContaining({ spielplan: name });
  expect(() => read(status, { field: 'room' }, false)).toThrow(failed(toVisitor));
  expect(() => read(status, { field: 'room' }, true)).toThrow(failed(toAccount));
});

it('tells the operator which field and which request, no matter who asked', () => {
  const about = (more: object) => expect.objectContaining(more);
  expect(() => read(400, { field: 'room' }, true)).toThrow(about({ field: 'room' }));
  expect(() => read(502, null, true)).toThrow(about({ detail: '/api/rooms/: HTTP 502, request r1' }));
  expect(() => read(200, { count: 'secret' }, true)).toThrow(about({ detail: expect.stringMatching(/expected array/) }));
});
