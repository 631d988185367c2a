import { t } from '../text.ts';
import { consent, optional, required, type SeedForm } from './form.ts';

/** A class comes to a workshop. */
export const SCHOOL_WORKSHOP: SeedForm = {
  title: t('Workshop für Schulklassen', 'Workshop for school classes'),
  intro: t(
    '<p>Neunzig Minuten Theater, Musik oder Druckwerkstatt, in einem unserer Häuser oder bei Ihnen in der Schule. Melden Sie Ihre Klasse mindestens drei Wochen vorher an; wir rufen Sie an und machen einen Termin fest.</p>',
    '<p>Ninety minutes of theatre, music or printmaking, in one of our houses or at your school. Please register your class at least three weeks ahead; we will call you and settle a date.</p>',
  ),
  fields: [
    optional('heading', 'teil-schule', 'Ihre Schule', 'Your school'),
    required('text', 'schule', 'Name der Schule', 'Name of the school', { maxLength: 160 }),
    required('select', 'schulart', 'Schulart', 'Type of school', {
      choices: [
        ['grundschule', 'Grundschule', 'Primary school'],
        ['gesamtschule', 'Gesamtschule', 'Comprehensive school'],
        ['realschule', 'Realschule', 'Secondary school'],
        ['gymnasium', 'Gymnasium', 'Grammar school'],
        ['foerderschule', 'Förderschule', 'Special needs school'],
        ['berufsschule', 'Berufsschule', 'Vocational school'],
      ],
    }),
    required('text', 'klasse', 'Klasse', 'Class', { maxLength: 20, placeholder: t('z. B. 6b', 'e.g. 6b') }),
    required('number', 'anzahl', 'Anzahl der Schülerinnen und Schüler', 'Number of pupils', {
      min: 5,
      max: 35,
      help: t('Eine Gruppe hat 5 bis 35 Kinder; größere teilen wir.', 'A group has 5 to 35 children; we split larger ones.'),
    }),
    optional('heading', 'teil-workshop', 'Der Workshop', 'The workshop'),
    required('multipleSelect', 'workshops', 'Welche Workshops kommen infrage?', 'Which workshops would suit you?', {
      help: t('Mehrere sind möglich.', 'You may choose several.'),
      choices: [
        ['szene', 'Szene machen: Theater ohne Text', 'Making a scene: theatre without text'],
        ['orchester', 'Im Orchester sitzen', 'Sitting in the orchestra'],
        ['druck', 'Plakate drucken', 'Printing posters'],
        ['rhythmus', 'Rhythmus aus der Werkhalle', 'Rhythm from the Works'],
      ],
    }),
    required('dateTime', 'wunschtermin', 'Wunschtermin', 'Preferred date and time'),
    optional('date', 'ersatztermin', 'Ersatztag', 'Alternative day'),
    optional('checkboxList', 'bedarf', 'Was sollen wir vorbereiten?', 'What should we prepare?', {
      choices: [
        ['rollstuhl', 'Platz für Rollstühle', 'Space for wheelchairs'],
        ['gebaerden', 'Gebärdensprachdolmetschen', 'Sign language interpreting'],
        ['ruhe', 'Einen ruhigen Nebenraum', 'A quiet side room'],
        ['daz', 'Einfache Sprache', 'Plain language'],
      ],
    }),
    optional('heading', 'teil-kontakt', 'Wie wir Sie erreichen', 'How to reach you'),
    required('text', 'lehrkraft', 'Name der Lehrkraft', 'Name of the teacher', { maxLength: 120 }),
    required('email', 'email', 'E-Mail-Adresse', 'E-mail address'),
    required('text', 'telefon', 'Telefon', 'Telephone', { maxLength: 40 }),
    optional('textarea', 'anmerkung', 'Was sollten wir noch wissen?', 'Anything else we should know?', { maxLength: 1_500 }),
    consent(
      'Ich bin einverstanden, dass meine Angaben für die Planung des Workshops gespeichert werden.',
      'I agree that my details are stored for planning the workshop.',
    ),
  ],
};
