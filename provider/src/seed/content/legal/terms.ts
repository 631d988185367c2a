import { COMPANIONS } from '../companions.ts';
import { t } from '../text.ts';
import { section, type SeedLegalText } from './legalText.ts';

export const TERMS: SeedLegalText = {
  key: 'agb',
  title: t('Allgemeine Geschäftsbedingungen', 'Terms and conditions'),
  sections: [
    section(
      t('1. Geltung', '1. Scope'),
      t(
        'Diese Bedingungen gelten für den Kauf von Eintrittskarten der Kulturmeile Altwasser an der Kasse, am Telefon und im Webshop sowie für den Besuch aller fünf Häuser. Für Gastveranstaltungen anderer können deren Bedingungen hinzukommen; darauf weisen wir beim Kauf hin.',
        'These terms apply to the purchase of tickets of the Kulturmeile Altwasser at the box office, by telephone and in the web shop, and to visits to all five houses. Terms of other organisers may apply in addition to guest events; we point this out when you buy.',
      ),
    ),
    section(
      t('2. Kauf und Reservierung', '2. Purchase and reservation'),
      t(
        'Plätze im Warenkorb sind fünfzehn Minuten für Sie reserviert. Sie können die Zeit verlängern, höchstens bis zu sechzig Minuten nach der ersten Reservierung. Danach werden die Plätze wieder frei. Mit der Bezahlung kommt der Vertrag zustande; die Bestätigung erhalten Sie sofort auf dem Bildschirm und per E-Mail.',
        'Seats in your cart are reserved for you for fifteen minutes. You can extend the time, at most until sixty minutes after the first reservation. After that the seats become available again. The contract is concluded on payment; you receive confirmation at once on screen and by e-mail.',
      ),
      t(
        'Reservierungen an der Kasse und am Telefon halten wir sieben Tage, längstens bis drei Tage vor der Veranstaltung.',
        'Reservations made at the box office or by telephone are kept for seven days, at the latest until three days before the event.',
      ),
    ),
    section(
      t('3. Preise und Ermäßigungen', '3. Prices and concessions'),
      t(
        'Alle Preise enthalten die gesetzliche Umsatzsteuer, die Fahrt mit dem Uferbus am Tag der Veranstaltung und die Garderobe. Gebühren kommen nicht hinzu.',
        'All prices include VAT, travel on the riverside bus on the day of the event, and the cloakroom. There are no extra fees.',
      ),
      t(
        `Ermäßigte Karten gelten nur zusammen mit einem Nachweis. ${COMPANIONS.terms.de} Ermäßigungen lassen sich nicht miteinander verbinden und nicht nachträglich gewähren.`,
        `Concession tickets are valid only with proof of entitlement. ${COMPANIONS.terms.en} Concessions cannot be combined or granted afterwards.`,
      ),
    ),
    section(
      t('4. Kein Widerrufsrecht', '4. No right of withdrawal'),
      t(
        'Für Verträge über Freizeitveranstaltungen zu einem bestimmten Termin besteht kein Widerrufsrecht (§ 312g Absatz 2 Nummer 9 BGB). Bis zum Vortag tauschen wir Karten an der Kasse trotzdem einmal kostenlos gegen einen anderen Termin, soweit dort Plätze frei sind.',
        'There is no right of withdrawal for contracts on leisure events on a specific date (section 312g (2) no. 9 of the German Civil Code). Until the day before, the box office will nevertheless exchange tickets once, free of charge, for another date if seats are available.',
      ),
    ),
    section(
      t('5. Absage und Verlegung', '5. Cancellation and postponement'),
      t(
        'Fällt eine Veranstaltung aus, erstatten wir den vollen Preis auf dem Weg, auf dem Sie bezahlt haben, ohne dass Sie etwas tun müssen. Wird sie verlegt, gilt die Karte am neuen Termin; wer nicht kann, bekommt bis dahin sein Geld zurück.',
        'If an event is cancelled we refund the full price the way you paid, without your having to do anything. If it is postponed your ticket is valid on the new date; if you cannot come, you can have your money back until then.',
      ),
      t(
        'Wird eine Veranstaltung abgebrochen, bevor die Hälfte gespielt ist, gilt sie als ausgefallen. Änderungen in der Besetzung oder im Programm sind kein Grund zur Rückgabe, solange der Charakter des Abends gewahrt bleibt.',
        'If an event is broken off before half of it has been performed, it counts as cancelled. Changes of cast or programme are no reason for returns as long as the character of the evening is preserved.',
      ),
    ),
    section(
      t('6. Einlass', '6. Admission'),
      t(
        'Bitte seien Sie zu Beginn auf Ihrem Platz. Wer später kommt, wird in der ersten passenden Pause eingelassen; einen Anspruch auf den gebuchten Platz gibt es dann nicht mehr. Karten mit Zeitfenster gelten für den Einlass in der gebuchten Stunde, der Aufenthalt ist nicht begrenzt.',
        'Please be in your seat at the start. Latecomers are admitted at the first suitable break and can then no longer claim the seat they booked. Timed tickets are valid for admission within the hour booked; you may stay as long as you like.',
      ),
    ),
    section(
      t('7. Weitergabe', '7. Passing tickets on'),
      t(
        'Karten dürfen Sie verschenken und zum gezahlten Preis weitergeben. Der gewerbliche oder teurere Weiterverkauf ist nicht erlaubt; solche Karten können wir sperren.',
        'You may give tickets away or pass them on at the price you paid. Resale for business purposes or at a higher price is not permitted; we may block such tickets.',
      ),
    ),
    section(
      t('8. Bild und Ton', '8. Pictures and sound'),
      t(
        'Aufnahmen während der Veranstaltung sind nicht gestattet, der Applaus ist ausgenommen. Werden wir selbst filmen, sagen wir es am Eingang und nennen Plätze, die nicht im Bild sind.',
        'Recording during an event is not permitted, applause excepted. If we film ourselves, we say so at the entrance and name seats that are out of shot.',
      ),
    ),
    section(
      t('9. Garderobe und Haftung', '9. Cloakroom and liability'),
      t(
        'Mäntel, Schirme und große Taschen geben Sie bitte ab. Für abgegebene Stücke haften wir bis zum Zeitwert. Im Übrigen haften wir unbeschränkt für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper oder Gesundheit; bei leichter Fahrlässigkeit nur für die Verletzung wesentlicher Pflichten und nur für den vorhersehbaren Schaden.',
        'Please hand in coats, umbrellas and large bags. We are liable for items handed in up to their current value. Otherwise we are liable without limit for intent, gross negligence and injury to life, body or health; in cases of slight negligence only for breach of essential duties, and only for foreseeable damage.',
      ),
    ),
    section(
      t('10. Schluss', '10. Final provisions'),
      t(
        'Es gilt deutsches Recht. Ist eine dieser Bestimmungen unwirksam, bleiben die anderen gültig. Maßgeblich ist die deutsche Fassung.',
        'German law applies. Should one of these provisions be invalid, the others remain in force. The German version is authoritative.',
      ),
    ),
  ],
};
