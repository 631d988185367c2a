import { prepareResponse, withHeaders } from '../http/PreparedResponse.ts';
import { plainPage, wholePage } from './plainPage.ts';

const BODY = '<p>Abend</p>'.repeat(500);
const given = () => ({
  prepared: prepareResponse({ contentType: 'text/html', body: BODY }),
  keepUntil: 7,
  isFailure: false,
});

it('hands a page over compressed, and unpacks it for those who ask for the page itself', () => {
  const page = wholePage(plainPage(given()));
  const { prepared } = given();
  expect(page).toMatchObject({ keepUntil: 7, isFailure: false });
  expect(page.prepared.br?.equals(prepared.br!)).toBe(true);
  expect([page.prepared.etag, page.prepared.length]).toEqual([prepared.etag, BODY.length]);
  expect(page.prepared.body.toString()).toBe(BODY);
});

it('stays packed where only its headers change', () => {
  const { prepared } = wholePage(plainPage(given()));
  let unpacked = 0;
  const counted = Object.defineProperties({} as typeof prepared, {
    ...Object.getOwnPropertyDescriptors(prepared),
    body: { enumerable: true, configurable: true, get: () => ((unpacked += 1), prepared.body) },
  });
  const tagged = withHeaders(counted, { ...counted.headers, 'cache-tag': 'events' });
  expect(unpacked).toBe(0);
  expect(tagged.headers).toMatchObject({ 'cache-tag': 'events', 'content-type': 'text/html' });
  expect([tagged.body.toString(), unpacked, tagged.etag]).toEqual([BODY, 1, prepared.etag]);
  expect(counted.headers).not.toHaveProperty('cache-tag');
});
