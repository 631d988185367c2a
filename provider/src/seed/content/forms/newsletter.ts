import { t } from '../text.ts';
import { consent, optional, required, type SeedForm } from './form.ts';

/** The post from the river bank. */
export const NEWSLETTER: SeedForm = {
  title: t('Uferpost', 'River Mail'),
  intro: t(
    '<p>Einmal im Monat der Spielplan, Geschichten aus den Häusern und die ersten Karten. Keine Werbung für anderes; abbestellen geht mit einem Klick.</p>',
    '<p>Once a month the programme, stories from the houses and the first tickets. No advertising for anything else; unsubscribing takes one click.</p>',
  ),
  fields: [
    required('email', 'email', 'E-Mail-Adresse', 'E-mail address', { placeholder: t('name@beispiel.de', 'name@example.com') }),
    optional('text', 'vorname', 'Vorname', 'First name', { maxLength: 80 }),
    optional('checkboxList', 'themen', 'Was interessiert Sie?', 'What interests you?', {
      default: t('spielplan', 'spielplan'),
      choices: [
        ['spielplan', 'Der Spielplan des Monats', 'The programme of the month'],
        ['familie', 'Für Familien', 'For families'],
        ['magazin', 'Geschichten aus dem Magazin', 'Stories from the magazine'],
        ['premieren', 'Premieren und Vorverkauf', 'Premieres and advance booking'],
      ],
    }),
    required('radio', 'sprache', 'Sprache', 'Language', {
      default: t('de', 'en'),
      choices: [
        ['de', 'Deutsch', 'German'],
        ['en', 'Englisch', 'English'],
      ],
    }),
    optional('hidden', 'liste', 'Liste', 'List', { default: t('uferpost', 'uferpost') }),
    consent(
      'Ich möchte die Uferpost bekommen und bin einverstanden, dass meine Adresse dafür gespeichert wird.',
      'I would like to receive River Mail and agree that my address is stored for that purpose.',
    ),
  ],
};
