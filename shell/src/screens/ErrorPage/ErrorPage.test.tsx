import { screen } from '@testing-library/react';
import { renderInHost } from '@spielplan/shared-ui/testing';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import { ErrorPage } from './ErrorPage.tsx';

const show = (status: number, lang: 'de' | 'en' = 'en') =>
  renderInHost(<ErrorPage data={{ status }} />, { lang, url: `/${lang}/lost`, messages: { shell: lang === 'de' ? de : en } });

describe('the error page', () => {
  it.each([
    [400, 'en', 'This address cannot be read'],
    [400, 'de', 'Diese Adresse lässt sich nicht lesen'],
    [404, 'en', 'This page could not be found'],
    [404, 'de', 'Diese Seite konnte nicht gefunden werden'],
    [410, 'en', 'This page could not be found'],
    [503, 'en', 'Website offline'],
    [500, 'en', 'An unknown error occurred'],
    [500, 'de', 'Ein unbekannter Fehler ist aufgetreten'],
    [418, 'en', 'An unknown error occurred'],
  ] as const)('of %i says in %s: %s', (status, lang, title) => {
    show(status, lang);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('names the status of an unknown error', () => {
    show(500);
    expect(screen.getByText(/\(500\)/)).toBeVisible();
  });

  it('tells who has come by a broken address what to do about it', () => {
    show(400);
    expect(screen.getByText(/Please check the address/)).toBeVisible();
    expect(screen.queryByText(/\(400\)/)).toBeNull();
    expect(screen.getByRole('link', { name: 'See the programme' })).toBeVisible();
  });

  it('leads on to the start page and the programme', () => {
    show(404);
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/en');
    expect(screen.getByRole('link', { name: 'See the programme' })).toHaveAttribute('href', '/en/program/events');
  });

  it('is the house’s own where it has one, and has a heading in any case', () => {
    const showOwn = (body: string) => {
      const data = { status: 404, custom: { title: '404', style: '', body } };
      return renderInHost(<ErrorPage data={data} />, { lang: 'en', url: '/en/lost', messages: { shell: en } });
    };
    const { unmount } = showOwn('<h1>Only water here</h1><a href="/en">Back</a>');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Only water here');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/en');
    unmount();
    showOwn('<p>Only water here</p>');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be found');
  });

  it('lets one try the same address again while the site is offline', () => {
    show(503);
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/en/lost');
  });
});
