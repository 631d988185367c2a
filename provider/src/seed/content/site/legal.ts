import { t } from '../text.ts';
import { block, type SeedPage } from './module.ts';

const page = (
  key: string,
  path: string,
  de: [title: string, description: string, html: string],
  en: [title: string, description: string, html: string],
): SeedPage => ({
  key,
  path: t(path, path),
  title: t(de[0], en[0]),
  headline: t(de[0], en[0]),
  description: t(de[1], en[1]),
  modules: [
    block('text', `${key}-text`, (lang) => ({ content: lang === 'de' ? de[2] : en[2], anchor: '', decrease_distance: false })),
  ],
});

/** The pages every footer links to. The house is fictitious, and so is what they say about it. */
export const LEGAL_PAGES: SeedPage[] = [
  page(
    'imprint',
    'impressum',
    [
      'Impressum',
      'Wer für diese Seiten verantwortlich ist.',
      '<p>Die Kulturmeile Altwasser ist ein erfundenes Haus: Diese Seiten zeigen, was das System kann.</p><p>Kulturmeile Altwasser<br>Zollkai 12<br>12345 Altwasser</p><p>Kasse: <a href="mailto:kasse@altwasser.example">kasse@altwasser.example</a></p>',
    ],
    [
      'Imprint',
      'Who is responsible for these pages.',
      '<p>The Kulturmeile Altwasser is a fictitious house: these pages show what the system can do.</p><p>Kulturmeile Altwasser<br>Zollkai 12<br>12345 Altwasser</p><p>Box office: <a href="mailto:kasse@altwasser.example">kasse@altwasser.example</a></p>',
    ],
  ),
  page(
    'privacy',
    'datenschutz',
    [
      'Datenschutz',
      'Was wir über Ihren Besuch wissen und was nicht.',
      '<p>Wer nur liest, hinterlässt bei uns nichts außer einer Zeile im Protokoll des Servers, ohne Adresse und ohne Namen.</p><h2>Warenkorb</h2><p>Legen Sie Karten in den Warenkorb, merkt sich ein Cookie für fünfzehn Minuten, welche Plätze für Sie gehalten werden. Danach ist beides vergessen.</p><h2>Medien anderer Anbieter</h2><p>Videos und Tonbeispiele fremder Anbieter werden erst geladen, wenn Sie zugestimmt haben.</p>',
    ],
    [
      'Privacy',
      'What we know about your visit and what we do not.',
      '<p>If you only read, you leave nothing with us but a line in the server’s log, without address and without name.</p><h2>Cart</h2><p>When you put tickets in the cart, a cookie remembers for fifteen minutes which seats are held for you. After that, both are forgotten.</p><h2>Media of other providers</h2><p>Videos and recordings of other providers are loaded only after you have agreed.</p>',
    ],
  ),
  page(
    'terms',
    'agb',
    [
      'Allgemeine Geschäftsbedingungen',
      'Die Bedingungen für den Kauf von Eintrittskarten.',
      '<h2>Kauf und Reservierung</h2><p>Plätze im Warenkorb sind fünfzehn Minuten für Sie reserviert. Mit der Bezahlung kommt der Vertrag zustande.</p><h2>Absage und Verlegung</h2><p>Fällt eine Vorstellung aus, erstatten wir den vollen Preis. Wird sie verlegt, gilt die Karte am neuen Termin; wer nicht kann, bekommt sein Geld zurück.</p>',
    ],
    [
      'Terms and conditions',
      'The conditions for buying tickets.',
      '<h2>Purchase and reservation</h2><p>Seats in your cart are reserved for you for fifteen minutes. The contract is concluded on payment.</p><h2>Cancellation and postponement</h2><p>If a performance is cancelled we refund the full price. If it is postponed your ticket is valid on the new date; if you cannot come, you get your money back.</p>',
    ],
  ),
];
