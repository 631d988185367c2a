import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, otherLanguage } from './language.ts';

describe('the languages of the site', () => {
  it('are German, by default, and English', () => {
    expect(LANGUAGES).toEqual(['de', 'en']);
    expect(DEFAULT_LANGUAGE).toBe('de');
    expect(LANGUAGES.map(otherLanguage)).toEqual(['en', 'de']);
  });

  it.each(['la', 'ja', 'DE', 'de-DE', '', undefined, 'constructor'])('R7: %j is none of them', (prefix) => {
    expect(isLanguage(prefix)).toBe(false);
  });
});
