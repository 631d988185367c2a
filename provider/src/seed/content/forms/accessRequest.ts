import { t } from '../text.ts';
import { consent, optional, required, type SeedForm } from './form.ts';

/** What somebody needs for a visit without barriers. */
export const ACCESS_REQUEST: SeedForm = {
  title: t('Barrierefrei besuchen', 'Accessible visit'),
  intro: t(
    '<p>Sagen Sie uns, was Sie für Ihren Besuch brauchen. Wir halten Plätze frei, holen Sie vom Bahnhof ab oder bestellen eine Dolmetscherin. Je früher wir es wissen, desto sicherer klappt es; drei Tage vorher reichen fast immer.</p>',
    '<p>Tell us what you need for your visit. We keep seats free, meet you at the station or book an interpreter. The earlier we know, the more certain it is; three days ahead is nearly always enough.</p>',
  ),
  fields: [
    required('text', 'name', 'Ihr Name', 'Your name', { maxLength: 120 }),
    required('radio', 'antwort', 'Wie sollen wir antworten?', 'How should we reply?', {
      default: t('mail', 'mail'),
      choices: [
        ['mail', 'Per E-Mail', 'By e-mail'],
        ['telefon', 'Per Telefon', 'By telephone'],
        ['leichte-sprache', 'Per E-Mail in Leichter Sprache', 'By e-mail in easy language'],
      ],
    }),
    required('email', 'email', 'E-Mail-Adresse', 'E-mail address'),
    optional('text', 'telefon', 'Telefon', 'Telephone', { maxLength: 40 }),
    required('dateTime', 'vorstellung', 'Wann möchten Sie kommen?', 'When would you like to come?'),
    required('checkboxList', 'bedarf', 'Was brauchen Sie?', 'What do you need?', {
      choices: [
        ['rollstuhlplatz', 'Rollstuhlplatz', 'Wheelchair space'],
        ['begleitung', 'Platz für eine Begleitperson', 'Seat for a companion'],
        ['induktion', 'Induktionsschleife', 'Induction loop'],
        ['audiodeskription', 'Audiodeskription', 'Audio description'],
        ['dgs', 'Deutsche Gebärdensprache', 'German Sign Language'],
        ['assistenzhund', 'Platz für einen Assistenzhund', 'Space for an assistance dog'],
        ['abholung', 'Abholung vom Bahnhof Altwasser', 'Being met at Altwasser station'],
      ],
    }),
    optional('number', 'begleitpersonen', 'Anzahl der Begleitpersonen', 'Number of companions', { min: 0, max: 10 }),
    optional('textarea', 'anmerkung', 'Was sollten wir noch wissen?', 'Anything else we should know?', {
      maxLength: 2_000,
      placeholder: t('z. B. Breite des Rollstuhls', 'e.g. the width of the wheelchair'),
    }),
    consent(
      'Ich bin einverstanden, dass diese Angaben, auch zu meiner Gesundheit, bis nach meinem Besuch gespeichert werden.',
      'I agree that these details, including those about my health, are stored until after my visit.',
    ),
  ],
};
