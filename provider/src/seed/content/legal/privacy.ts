import { t } from '../text.ts';
import { section, type SeedLegalText } from './legalText.ts';

export const PRIVACY: SeedLegalText = {
  key: 'privacy-policy',
  title: t('Datenschutz', 'Privacy'),
  sections: [
    section(
      null,
      t(
        'Wer nur liest, hinterlässt bei uns nichts außer einer Zeile im Protokoll des Servers, ohne Adresse und ohne Namen. Alles Weitere geschieht, wenn Sie Karten kaufen, uns schreiben oder ausdrücklich zustimmen.',
        'If you only read, you leave nothing with us but a line in the server’s log, without address and without name. Anything more happens when you buy tickets, write to us or expressly agree.',
      ),
    ),
    section(
      t('Verantwortlich', 'Controller'),
      t(
        'Kulturmeile Altwasser, Zollkai 12, 12345 Altwasser. Unsere Datenschutzbeauftragte erreichen Sie unter <a href="mailto:datenschutz@altwasser.example">datenschutz@altwasser.example</a>.',
        'Kulturmeile Altwasser, Zollkai 12, 12345 Altwasser, Germany. You can reach our data protection officer at <a href="mailto:datenschutz@altwasser.example">datenschutz@altwasser.example</a>.',
      ),
    ),
    section(
      t('Protokoll des Servers', 'Server log'),
      t(
        'Zu jeder Anfrage halten wir fest, welcher Teil der Website gefragt wurde, mit welchem Ergebnis und wie lange die Antwort dauerte. IP-Adressen, Suchwörter und Namen stehen nicht darin. Nach vierzehn Tagen wird das Protokoll gelöscht. Rechtsgrundlage ist unser Interesse an einem sicheren Betrieb (Artikel 6 Absatz 1 Buchstabe f DSGVO).',
        'For every request we record which part of the website was asked for, with what result and how long the answer took. IP addresses, search words and names are not included. The log is deleted after fourteen days. The legal basis is our interest in secure operation (Article 6 (1) (f) GDPR).',
      ),
      t(
        'Führt ein Link ins Leere, merken wir uns neunzig Tage lang die Adresse ohne alles, was auf eine Person hindeutet, damit wir ihn reparieren können.',
        'If a link leads nowhere we keep the address for ninety days, without anything that points to a person, so that we can repair it.',
      ),
    ),
    section(
      t('Cookies, die nötig sind', 'Necessary cookies'),
      t(
        '<ul><li><strong>csrftoken</strong>: schützt Formulare vor fremdem Absenden, einen Tag</li><li><strong>cartid</strong>: erkennt Ihren Warenkorb wieder und bindet den Schutz der Formulare an Ihren Browser, einen Tag</li><li><strong>cartAmount, cartUrl, cartUntil</strong>: zeigen, was im Warenkorb liegt und wie lange, solange die Plätze gehalten werden</li><li><strong>uploadsid</strong>: verbindet eine hochgeladene Datei mit Ihrem Formular, einen Tag</li><li><strong>sessionid, editor_session</strong>: nur wenn Sie sich anmelden, zwölf Stunden</li><li><strong>known_device</strong>: nur wenn Sie sich anmelden, damit fremde Fehlversuche Sie nicht aussperren, 180 Tage</li><li><strong>password_link</strong>: nur wenn Sie über einen Link ein Passwort festlegen, eine Stunde</li><li>Ihre Entscheidung über Cookies (<strong>consent</strong>, im Speicher des Browsers), ein halbes Jahr, und geschlossene Hinweise (<strong>topAlert</strong>), ein Jahr</li></ul>',
        '<ul><li><strong>csrftoken</strong>: protects forms from being sent by others, one day</li><li><strong>cartid</strong>: recognises your cart and ties the protection of forms to your browser, one day</li><li><strong>cartAmount, cartUrl, cartUntil</strong>: show what is in the cart and until when, for as long as the seats are held</li><li><strong>uploadsid</strong>: links a file you have uploaded to your form, one day</li><li><strong>sessionid, editor_session</strong>: only if you log in, twelve hours</li><li><strong>known_device</strong>: only if you log in, so that other people’s failed attempts do not lock you out, 180 days</li><li><strong>password_link</strong>: only if you set a password by a link, one hour</li><li>Your decision about cookies (<strong>consent</strong>, in the browser’s storage), half a year, and notices you have closed (<strong>topAlert</strong>), one year</li></ul>',
      ),
      t(
        'Im Speicher Ihres Browsers, nicht in Cookies, stehen die Termine, die Sie sich gemerkt haben (<strong>spielplan.favourites</strong>), bis Sie sie entfernen, und der Inhalt des Warenkorbs (<strong>spielplan.held</strong>), damit Sie abgelaufene Plätze noch eine Stunde lang mit einem Klick erneut reservieren können; beim nächsten Besuch danach wird er gelöscht.',
        'Your browser’s storage, not a cookie, holds the dates you have saved (<strong>spielplan.favourites</strong>) until you remove them, and what is in your cart (<strong>spielplan.held</strong>), so that for one more hour you can reserve seats that ran out again with one click; on your next visit after that it is deleted.',
      ),
      t('Für sie brauchen wir keine Einwilligung (§ 25 Absatz 2 TDDDG).', 'They need no consent (section 25 (2) TDDDG).'),
    ),
    section(
      t('Was Ihre Zustimmung braucht', 'What needs your consent'),
      t(
        'Videos, Tonbeispiele, Dokumente und Formulare anderer Anbieter sowie Statistik werden erst geladen, wenn Sie zugestimmt haben (Artikel 6 Absatz 1 Buchstabe a DSGVO, § 25 Absatz 1 TDDDG). Dann erfährt der jeweilige Anbieter Ihre IP-Adresse. Ablehnen ist so leicht wie zustimmen, und Sie können Ihre Wahl jederzeit unten auf jeder Seite ändern.',
        'Videos, recordings, documents and forms of other providers, and statistics, are loaded only after you have agreed (Article 6 (1) (a) GDPR, section 25 (1) TDDDG). The provider in question then learns your IP address. Rejecting is as easy as accepting, and you can change your choice at the foot of every page at any time.',
      ),
    ),
    section(
      t('Karten kaufen', 'Buying tickets'),
      t(
        'Legen Sie Karten in den Warenkorb, werden die Plätze fünfzehn Minuten für Sie gehalten, mit Verlängerung bis zu sechzig. Ein Cookie merkt sich einen Tag lang, welcher Warenkorb Ihrer ist. Für den Kauf verarbeiten wir Namen, E-Mail-Adresse und Zahlungsdaten, um den Vertrag zu erfüllen (Artikel 6 Absatz 1 Buchstabe b DSGVO); Rechnungen bewahren wir so lange auf, wie es das Steuerrecht verlangt.',
        'When you put tickets in the cart, the seats are held for you for fifteen minutes, and if you extend the time for up to sixty. A cookie remembers for one day which cart is yours. For the purchase we process name, e-mail address and payment details in order to perform the contract (Article 6 (1) (b) GDPR); invoices are kept for as long as tax law requires.',
      ),
    ),
    section(
      t('Formulare und Dateien', 'Forms and files'),
      t(
        'Was Sie uns über ein Formular schicken, lesen nur die, die es bearbeiten. Danach löschen wir Einsendungen und hochgeladene Dateien, spätestens nach der Frist, die das Haus dafür festgelegt hat. Nicht abgeschickte Dateien verschwinden nach einem Tag.',
        'What you send us through a form is read only by those who deal with it. After that we delete submissions and uploaded files, at the latest after the period the house has set. Files that were never submitted disappear after a day.',
      ),
    ),
    section(
      t('Suche', 'Search'),
      t(
        'Wir zählen, wonach gesucht und was nicht gefunden wird, um das Angebot zu verbessern. Gezählt wird das Wort, nicht der Mensch: Wer gesucht hat, erfahren wir nicht, und was nach E-Mail-Adresse oder Nummer aussieht, zählen wir nicht mit. Nach vierhundert Tagen vergessen wir das Wort.',
        'We count what is searched for and what is not found, in order to improve. The word is counted, not the person: we do not learn who searched, and anything that looks like an e-mail address or a number is left out. After four hundred days we forget the word.',
      ),
    ),
    section(
      t('Ihre Rechte', 'Your rights'),
      t(
        'Sie können Auskunft, Berichtigung, Löschung, Einschränkung und die Übertragung Ihrer Daten verlangen, einer Verarbeitung widersprechen und Einwilligungen für die Zukunft widerrufen. Sie können sich außerdem bei einer Datenschutzaufsichtsbehörde beschweren, am einfachsten bei der Ihres Wohnorts.',
        'You may request access, rectification, erasure, restriction and portability of your data, object to processing, and withdraw consent for the future. You may also complain to a data protection supervisory authority, most easily the one where you live.',
      ),
    ),
  ],
};
