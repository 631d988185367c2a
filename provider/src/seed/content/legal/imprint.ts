import { t } from '../text.ts';
import { section, type SeedLegalText } from './legalText.ts';

export const IMPRINT: SeedLegalText = {
  key: 'imprint',
  title: t('Impressum', 'Imprint'),
  sections: [
    section(
      null,
      t(
        'Die Kulturmeile Altwasser ist ein erfundenes Haus: Diese Seiten zeigen, was das System kann. Anschrift, Rufnummern und Registerangaben sind Platzhalter für die eines wirklichen Hauses.',
        'The Kulturmeile Altwasser is a fictitious house: these pages show what the system can do. Address, telephone numbers and register entries stand in for those of a real house.',
      ),
    ),
    section(
      t('Anbieterin nach § 5 DDG', 'Provider under section 5 DDG (German Digital Services Act)'),
      t(
        'Kulturmeile Altwasser<br>Anstalt des öffentlichen Rechts<br>Zollkai 12<br>12345 Altwasser',
        'Kulturmeile Altwasser<br>Institution under public law<br>Zollkai 12<br>12345 Altwasser, Germany',
      ),
      t(
        'Vertreten durch die Intendanz und die kaufmännische Direktion, jeweils gemeinsam.',
        'Represented jointly by the general director and the managing director.',
      ),
    ),
    section(
      t('Kontakt', 'Contact'),
      t(
        'Kasse: +49 69 90009 100<br>E-Mail: <a href="mailto:kasse@altwasser.example">kasse@altwasser.example</a>',
        'Box office: +49 69 90009 100<br>E-mail: <a href="mailto:kasse@altwasser.example">kasse@altwasser.example</a>',
      ),
    ),
    section(
      t('Aufsicht und Register', 'Supervision and registers'),
      t(
        'Rechtsaufsicht: Stadt Altwasser, Amt für Kultur, Marktplatz 1, 12345 Altwasser.<br>Umsatzsteuer-Identifikationsnummer nach § 27a UStG: DE000000000.',
        'Legal supervision: Town of Altwasser, Office for Culture, Marktplatz 1, 12345 Altwasser.<br>VAT identification number under section 27a of the German VAT Act: DE000000000.',
      ),
    ),
    section(
      t('Verantwortlich für den Inhalt', 'Responsible for content'),
      t(
        'Redaktion der Kulturmeile Altwasser nach § 18 Absatz 2 MStV, Anschrift wie oben. Beiträge im Magazin verantworten die Abteilungen, die sie zeichnen.',
        'Editorial office of the Kulturmeile Altwasser under section 18 (2) of the Interstate Media Treaty, address as above. Stories in the magazine are the responsibility of the departments that sign them.',
      ),
    ),
    section(
      t('Bilder', 'Pictures'),
      t(
        'Alle Plakate und Porträts auf diesen Seiten sind gezeichnete Kompositionen; sie zeigen keine lebenden Personen.',
        'All posters and portraits on these pages are drawn compositions; they do not depict living persons.',
      ),
    ),
    section(
      t('Links und Haftung', 'Links and liability'),
      t(
        'Wir prüfen, wohin wir verlinken. Was dort danach geändert wird, liegt nicht in unserer Hand; sobald wir von rechtswidrigen Inhalten erfahren, entfernen wir den Link.',
        'We check what we link to. What is changed there afterwards is beyond our control; as soon as we learn of unlawful content we remove the link.',
      ),
    ),
    section(
      t('Streitbeilegung', 'Dispute resolution'),
      t(
        'Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet (§ 36 VSBG). Schreiben Sie uns: Wir antworten innerhalb von drei Arbeitstagen.',
        'We do not take part in dispute resolution before a consumer arbitration board, nor are we obliged to (section 36 VSBG). Write to us: we reply within three working days.',
      ),
    ),
    section(
      t('Barrierefreiheit', 'Accessibility'),
      t(
        'Fehlt Ihnen etwas, um diese Seiten zu benutzen, schreiben Sie an <a href="mailto:zugang@altwasser.example">zugang@altwasser.example</a>. Wir beheben es oder erklären, bis wann.',
        'If something keeps you from using these pages, write to <a href="mailto:zugang@altwasser.example">zugang@altwasser.example</a>. We will fix it, or say by when.',
      ),
    ),
  ],
};
