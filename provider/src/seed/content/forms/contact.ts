import { t } from '../text.ts';
import { consent, optional, required, type SeedForm } from './form.ts';

/** For everything that has no form of its own. */
export const CONTACT: SeedForm = {
  title: t('Kontakt', 'Contact'),
  intro: t(
    '<p>Sie haben eine Frage zu Karten, Abos oder einem der fünf Häuser? Schreiben Sie uns. Wir antworten in der Regel innerhalb von zwei Werktagen.</p>',
    '<p>Do you have a question about tickets, subscriptions or one of the five houses? Write to us. We usually reply within two working days.</p>',
  ),
  fields: [
    required('select', 'anliegen', 'Worum geht es?', 'What is it about?', {
      default: t('karten', 'karten'),
      choices: [
        ['karten', 'Karten und Abos', 'Tickets and subscriptions'],
        ['fundsachen', 'Fundsachen', 'Lost property'],
        ['vermietung', 'Einen Saal mieten', 'Hiring a hall'],
        ['presse', 'Presse', 'Press'],
        ['anderes', 'Etwas anderes', 'Something else'],
      ],
    }),
    required('text', 'name', 'Ihr Name', 'Your name', { maxLength: 120 }),
    required('email', 'email', 'E-Mail-Adresse', 'E-mail address', {
      placeholder: t('name@beispiel.de', 'name@example.com'),
      help: t('An diese Adresse antworten wir.', 'We will reply to this address.'),
    }),
    optional('text', 'bestellnummer', 'Bestellnummer', 'Order number', {
      maxLength: 40,
      placeholder: t('AW-000000', 'AW-000000'),
      help: t('Falls es um eine Bestellung geht; sie steht auf jeder Karte.', 'If it is about an order; it is on every ticket.'),
    }),
    required('textarea', 'nachricht', 'Ihre Nachricht', 'Your message', { maxLength: 3_000 }),
    optional('hidden', 'quelle', 'Quelle', 'Source', { default: t('website', 'website') }),
    consent(
      'Ich bin einverstanden, dass die Kulturmeile Altwasser meine Angaben speichert, um meine Anfrage zu beantworten.',
      'I agree that the Kulturmeile Altwasser stores my details in order to answer my enquiry.',
    ),
  ],
};
