import { jest } from '@jest/globals';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import { HouseForm } from '../components/HouseForm.tsx';
import type { PostedForm } from '../domain/postedForm.ts';
import { FakeUpload } from './FakeUpload.ts';
import { sampleView } from './sampleForm.ts';

/** What reached the provider as an entry. */
export interface SentEntry {
  form: number;
  field_values: Record<string, unknown>;
  submission_id: string;
  elapsed_ms: number;
  website?: string;
}

/**
 * The provider of forms as far as a browser sees it:
 * what it was sent and asked, and what it answers next.
 */
export const formNetwork = {
  sent: [] as SentEntry[],
  /** Address and CSRF token of each request. */
  asked: [] as string[],
  answers: [] as (() => Promise<Response>)[],
};

export const reply =
  (status: number, body: unknown = { id: 1 }) =>
  async () =>
    Response.json(body, { status });

/**
 * Puts the network in place before each test of a file and an empty
 * session under it; an entry without an answer in line is taken.
 */
export function replaceFormNetwork(): void {
  beforeEach(() => {
    Object.assign(formNetwork, { sent: [], asked: [], answers: [] });
    sessionStorage.clear();
    FakeUpload.install();
    document.cookie = 'csrftoken=0123456789abcdef0123456789abcdef';
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      formNetwork.asked.push(`${url as string} ${new Headers(init?.headers).get('X-CSRFToken')}`);
      formNetwork.sent.push(JSON.parse(init?.body as string) as SentEntry);
      return (formNetwork.answers.shift() ?? reply(201))();
    });
  });
  afterEach(() => jest.restoreAllMocks());
}

/** Opens a form of these fields as a visitor finds it. */
export function openForm(fields: readonly object[], { lang = 'de', posted }: { lang?: Language; posted?: PostedForm } = {}) {
  const user = userEvent.setup();
  const result = renderInHost(<HouseForm form={sampleView(fields, lang)} posted={posted} level={2} />, {
    lang,
    messages: { shell: { de, en }[lang] },
  });
  return { user, ...result };
}

export const textBox = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Presses the button that sends the form. */
export const pressSend = () => userEvent.click(screen.getByRole('button', { name: /senden|Send/ }));
