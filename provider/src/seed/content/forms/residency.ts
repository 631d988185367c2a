import { t } from '../text.ts';
import { consent, optional, required, type SeedForm } from './form.ts';

/** Artists apply to live and work by the river. */
export const RESIDENCY: SeedForm = {
  title: t('Bewerbung: Atelier am Wehr', 'Application: Studio at the Weir'),
  intro: t(
    '<p>Das Atelier am Wehr vergibt jedes Jahr vier Aufenthalte an Künstlerinnen und Künstler aller Sparten: Wohnung, Arbeitsraum und 1.800 Euro im Monat. Eine Jury aus den fünf Häusern entscheidet; Sie hören spätestens acht Wochen nach Ende der Frist von uns.</p>',
    '<p>Every year the Studio at the Weir offers four residencies to artists of all disciplines: a flat, a workspace and 1,800 euros a month. A jury from the five houses decides; you will hear from us no later than eight weeks after the deadline.</p>',
  ),
  fields: [
    optional('heading', 'teil-person', 'Zu Ihnen', 'About you'),
    required('text', 'name', 'Name oder Künstlername', 'Name or stage name', { maxLength: 120 }),
    required('birthday', 'geburtstag', 'Geburtsdatum', 'Date of birth'),
    required('email', 'email', 'E-Mail-Adresse', 'E-mail address'),
    optional('url', 'website', 'Website oder Portfolio', 'Website or portfolio', {
      placeholder: t('https://', 'https://'),
    }),
    required('checkboxList', 'sparten', 'Sparten', 'Disciplines', {
      help: t('Alles, was zutrifft.', 'Everything that applies.'),
      choices: [
        ['musik', 'Musik und Klang', 'Music and sound'],
        ['buehne', 'Bühne und Tanz', 'Stage and dance'],
        ['bild', 'Bildende Kunst', 'Visual arts'],
        ['text', 'Literatur', 'Literature'],
        ['film', 'Film und Medien', 'Film and media'],
      ],
    }),
    optional('heading', 'teil-vorhaben', 'Ihr Vorhaben', 'Your project'),
    required('text', 'titel', 'Arbeitstitel', 'Working title', { maxLength: 160 }),
    required('textarea', 'vorhaben', 'Woran möchten Sie arbeiten?', 'What would you like to work on?', {
      maxLength: 4_000,
      help: t('Höchstens 4.000 Zeichen, auf Deutsch oder Englisch.', '4,000 characters at most, in German or English.'),
    }),
    required('date', 'beginn', 'Frühester Beginn', 'Earliest start'),
    required('radio', 'dauer', 'Dauer', 'Length of stay', {
      default: t('3', '3'),
      choices: [
        ['2', 'Zwei Monate', 'Two months'],
        ['3', 'Drei Monate', 'Three months'],
        ['6', 'Sechs Monate', 'Six months'],
      ],
    }),
    optional('number', 'mitreisende', 'Mitreisende Kinder', 'Children travelling with you', { min: 0, max: 6 }),
    optional('heading', 'teil-unterlagen', 'Unterlagen', 'Documents'),
    required('file', 'arbeitsproben', 'Arbeitsproben', 'Work samples', {
      help: t('Ein PDF oder ein Bild, höchstens 10 MB.', 'A PDF or a picture, 10 MB at most.'),
    }),
    optional('file', 'lebenslauf', 'Lebenslauf', 'Curriculum vitae', {
      help: t('PDF, DOCX oder ODT, höchstens 10 MB.', 'PDF, DOCX or ODT, 10 MB at most.'),
    }),
    optional('checkbox', 'schon-beworben', 'Ich habe mich schon einmal beworben.', 'I have applied before.'),
    consent(
      'Ich bin einverstanden, dass die Jury meine Angaben und Unterlagen sieht. Sechs Monate nach der Entscheidung werden sie gelöscht.',
      'I agree that the jury sees my details and documents. They are deleted six months after the decision.',
    ),
  ],
};
