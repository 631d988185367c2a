import type { MessageTable } from '@spielplan/shared-contracts/i18n';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { InfoLayer } from '../parts/InfoLayer/InfoLayer.tsx';
import { renderInHost } from '@spielplan/shared-ui/testing';
import de from '../i18n/de.json' with { type: 'json' };
import { withoutWritten } from '../server/pages/answer/withoutWritten.ts';
import { readWritten } from './readWritten.ts';

const texts = Object.fromEntries(Object.entries(de).filter(([key]) => /^(?:info\.|home$)/.test(key)));
const LOGOS = '<p>Stadt &amp; Land</p>';

function anAnswer(): PageAnswer {
  const shell: MessageTable = { ...texts, 'info.weak': 'Ihr <Gerät> & mehr' };
  const footerCode = { top: '', logos: LOGOS, bottom: '' };
  const remotes = {
    programme: { version: 'a1', entry: '/remotes/programme/a1/remoteEntry.js' },
    booking: { version: 'b2', entry: 'https://haus.example/remotes/booking/b2/remoteEntry.js' },
  };
  return {
    lang: 'de',
    site: { siteName: 'Haus', footerCode },
    messages: { shell, programme: {} },
    remotes,
  } as unknown as PageAnswer;
}

/** The markup of a document as this page's body. */
function markupOf(
  answer: PageAnswer,
  footer = `<footer class="site-footer cc02"><div class="site-footer-logos">${LOGOS}</div></footer>`,
) {
  const { container } = renderInHost(<InfoLayer />, { messages: { shell: answer.messages['shell']! } });
  container.insertAdjacentHTML('beforeend', footer);
  return container.innerHTML;
}

describe('what a document says in its markup', () => {
  it('is not said again in its data, and read from there by the browser', () => {
    const answer = anAnswer();
    const carried = withoutWritten(answer, markupOf(answer));
    expect(JSON.stringify(carried)).not.toMatch(/info\.|Stadt|programme\/a1/);
    expect(readWritten(carried)).toEqual(answer);
  });

  it('stays in the data of a document that does not say it', () => {
    const answer = anAnswer();
    const { remotes: _, ...said } = answer;
    expect(withoutWritten(answer, '<main></main>')).toMatchObject(said);
  });

  it('is the same object from page to page, because what is written of it is kept', () => {
    const answer = anAnswer();
    const html = markupOf(answer);
    const [one, other] = [withoutWritten(answer, html), withoutWritten({ ...answer }, html)];
    expect(other.site).toBe(one.site);
    expect(other.messages['shell']).toBe(one.messages['shell']);
  });
});
