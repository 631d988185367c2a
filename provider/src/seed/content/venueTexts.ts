import type { Localised } from '@spielplan/shared-contracts/i18n';
import { t } from './text.ts';

/** What the page of a house tells. Rich text, but for the introduction. */
export interface VenueTexts {
  intro: Localised;
  description: Localised;
  arrival: Localised;
  accessibility: Localised;
  openingHours: Localised;
  imageAlt: Localised;
}

/** By the slug of the house. */
export const VENUE_TEXTS: Readonly<Record<string, VenueTexts>> = {
  'theater-am-wehr': {
    intro: t(
      'Ein Ensembletheater mit zwei Bühnen und einer Klingel, die seit 1958 dreimal läutet.',
      'A repertory theatre with two stages and a bell that has rung three times since 1958.',
    ),
    description: t(
      '<p>Das Theater am Wehr steht, wo der Fluss am lautesten ist. Deshalb sind die Wände einen halben Meter dick, und deshalb hört man drinnen jedes Flüstern. Vierzehn Schauspielerinnen und Schauspieler gehören fest zum Haus; in einer Spielzeit bringen sie zehn Stücke heraus, von Kleist bis zu Texten, die es vor einem Jahr noch nicht gab.</p><p>Im Rangfoyer beginnt eine Viertelstunde vor jeder Vorstellung die Einführung. Danach klingelt es, von Hand.</p>',
      '<p>The Theatre at the Weir stands where the river is loudest. That is why its walls are half a metre thick, and why every whisper can be heard inside. Fourteen actors belong to the house; in a season they present ten plays, from Kleist to texts that did not exist a year ago.</p><p>An introduction starts in the circle foyer a quarter of an hour before each performance. Then the bell is rung, by hand.</p>',
    ),
    arrival: t(
      '<p>Sechs Minuten zu Fuß vom Bahnhof, immer am Wasser entlang. Der Uferbus hält als „Wehr“ direkt vor der Tür. Sechzig Fahrradbügel stehen an der Wehrgasse; Autos parken in der Tiefgarage am Marktplatz, fünf Minuten entfernt.</p>',
      '<p>Six minutes on foot from the station, along the water all the way. The riverside bus stops right outside at “Wehr”. There are sixty bicycle stands on Wehrgasse; cars park in the underground car park on the market square, five minutes away.</p>',
    ),
    accessibility: t(
      '<ul><li>Stufenloser Eingang an der Wehrgasse, Tür öffnet automatisch</li><li>Aufzug zu Parkett und Rang; vier Rollstuhlplätze in Reihe 10, zwei im Rang</li><li>Induktionsschleife in der Großen Bühne, Empfänger an der Garderobe</li><li>Toilette mit Hebelift neben der Garderobe</li></ul>',
      '<ul><li>Step-free entrance on Wehrgasse with an automatic door</li><li>Lift to stalls and circle; four wheelchair spaces in row 10, two in the circle</li><li>Induction loop on the Main Stage, receivers at the cloakroom</li><li>Toilet with hoist next to the cloakroom</li></ul>',
    ),
    openingHours: t(
      '<p>Das Haus öffnet eine Stunde vor Beginn, die Abendkasse ebenso. An spielfreien Tagen bleibt es geschlossen.</p>',
      '<p>The house and its box office open an hour before each performance. On days without a performance it stays closed.</p>',
    ),
    imageAlt: t('Grafik: das Theater am Wehr als Farbflächen', 'Graphic: the Theatre at the Weir as fields of colour'),
  },
  'konzerthalle-muehlinsel': {
    intro: t(
      'Eine Halle aus Lärchenholz auf einer Insel: knapp sechshundert Plätze für das Flussorchester und seine Gäste.',
      'A hall of larch on an island: not quite six hundred seats for the River Orchestra and its guests.',
    ),
    description: t(
      '<p>Wo früher Korn gemahlen wurde, sitzt heute das Flussorchester. Die Halle von 1971 ist innen ganz aus Lärche; sie klingt warm und verzeiht wenig. In der Pause werden auf der Flussseite alle Türen geöffnet, auch im Winter, dann mit Decken.</p><p>Nebenan liegt der Kammermusiksaal, in dem kein Platz weiter als vierzehn Meter vom Podium entfernt ist.</p>',
      '<p>Where grain was once milled, the River Orchestra now sits. The hall of 1971 is lined entirely with larch; it sounds warm and forgives little. In the interval all doors on the river side are opened, in winter too, and blankets are handed out.</p><p>Next door is the Chamber Music Hall, where no seat is more than fourteen metres from the platform.</p>',
    ),
    arrival: t(
      '<p>Über die Wehrbrücke auf die Insel, von dort zwei Minuten. Der Uferbus hält als „Mühlinsel“ am Brückenkopf. Auf der Insel selbst fahren keine Autos; wer nicht gut zu Fuß ist, wird nach Anmeldung an der Brücke abgeholt.</p>',
      '<p>Cross the weir bridge to the island; it is two minutes from there. The riverside bus stops at “Mühlinsel” by the bridgehead. There are no cars on the island itself; if you find walking difficult we will collect you at the bridge, please let us know beforehand.</p>',
    ),
    accessibility: t(
      '<ul><li>Alle Ebenen mit dem Aufzug erreichbar, auch das Foyer am Wasser</li><li>Sechs Rollstuhlplätze im Parkett, zwei auf der Galerie</li><li>Induktionsschleife im Orchestersaal; Vibrationswesten zum Ausleihen</li><li>Ruheraum neben Tür 3, während jeder Veranstaltung offen</li></ul>',
      '<ul><li>Every level can be reached by lift, the riverside foyer included</li><li>Six wheelchair spaces in the stalls, two in the gallery</li><li>Induction loop in the Orchestra Hall; vibration vests on loan</li><li>Quiet room next to door 3, open during every event</li></ul>',
    ),
    openingHours: t(
      '<p>Eine Stunde vor Beginn, zu den Einführungen schon fünfzehn Minuten früher. Sonntags ist das Café ab 10 Uhr geöffnet.</p>',
      '<p>An hour before each concert, and fifteen minutes earlier for introductions. On Sundays the café opens at 10:00.</p>',
    ),
    imageAlt: t('Grafik: die Konzerthalle auf der Mühlinsel', 'Graphic: the concert hall on Mill Island'),
  },
  'kunsthaus-altes-zollamt': {
    intro: t(
      'Ausstellungen, ein Lichthof für Kammermusik und die Kasse für alle fünf Häuser.',
      'Exhibitions, an atrium for chamber music and the box office for all five houses.',
    ),
    description: t(
      '<p>Im Alten Zollamt wurde dreihundert Jahre lang gewogen, geöffnet und gestempelt. Die Waage steht noch am Eingang; wer möchte, darf sich darauf stellen. In der Zollhalle hängen im Jahr vier große Ausstellungen, im Grafischen Kabinett zwei kleine.</p><p>Zur gebuchten Stunde kommt man hinein, hinaus erst, wenn man mag.</p>',
      '<p>For three hundred years goods were weighed, opened and stamped in the Old Customs House. The scales still stand at the entrance, and you are welcome to step on them. Each year there are four large exhibitions in the Customs Hall and two small ones in the Print Room.</p><p>You enter at the hour you have booked, and leave whenever you like.</p>',
    ),
    arrival: t(
      '<p>Elf Minuten zu Fuß vom Bahnhof oder mit dem Uferbus bis „Altes Zollamt“. Zwei Parkplätze für Menschen mit Behinderung liegen am Zollkai, direkt am Eingang.</p>',
      '<p>Eleven minutes on foot from the station, or take the riverside bus to “Altes Zollamt”. Two parking spaces for visitors with disabilities are on Zollkai, right by the entrance.</p>',
    ),
    accessibility: t(
      '<ul><li>Alle Ausstellungsräume stufenlos, Aufzug bis ins Archiv</li><li>Tastmodelle und Texte in einfacher Sprache zu jeder Ausstellung</li><li>Tragbare Hocker und Rollstuhl an der Kasse, kostenlos</li><li>Führungen in Gebärdensprache jeden ersten Sonntag im Monat</li></ul>',
      '<ul><li>All exhibition rooms are step-free, with a lift down to the archive</li><li>Tactile models and plain-language texts for every exhibition</li><li>Portable stools and a wheelchair at the desk, free of charge</li><li>Tours in sign language on the first Sunday of each month</li></ul>',
    ),
    openingHours: t(
      '<p>Kunsthaus und Kasse: Dienstag, Mittwoch und Freitag 10 bis 18 Uhr, Donnerstag 10 bis 20 Uhr, Samstag 11 bis 19 Uhr, Sonntag 11 bis 17 Uhr. Montags geschlossen. Die Kasse macht donnerstags von 13 bis 14 Uhr Pause.</p>',
      '<p>Gallery and box office: Tuesday, Wednesday and Friday 10:00 to 18:00, Thursday 10:00 to 20:00, Saturday 11:00 to 19:00, Sunday 11:00 to 17:00. Closed on Mondays. On Thursdays the box office closes for lunch from 13:00 to 14:00.</p>',
    ),
    imageAlt: t('Grafik: das Alte Zollamt am Kai', 'Graphic: the Old Customs House on the quay'),
  },
  'literaturhaus-faehrhaus': {
    intro: t(
      'Lesungen im alten Wartesaal der Fähre, mit Bänken, Büchern und Blick auf das Wasser.',
      'Readings in the ferry’s old waiting room, with benches, books and a view of the water.',
    ),
    description: t(
      '<p>Die Fähre fährt nicht mehr, gewartet wird immer noch: auf den nächsten Satz. Neunzig Menschen finden im Lesesaal Platz, auf den Bänken von damals, und im Sommer auf der Terrasse noch ein paar mehr. Das Literaturhaus lädt zu Lesungen, Übersetzungswerkstätten und den Flussgesprächen ein.</p><p>Am Ende des Abends löscht jemand von Hand das Licht.</p>',
      '<p>The ferry no longer runs, but people still wait here: for the next sentence. Ninety find room in the Reading Room on the benches of old, and in summer a few more on the terrace. The Literature House invites you to readings, translation workshops and the River Talks.</p><p>At the end of the evening someone turns off the light by hand.</p>',
    ),
    arrival: t(
      '<p>Mit dem Uferbus bis „Fährsteg“, von dort zwanzig Schritte. Zu Fuß vom Alten Zollamt sind es drei Minuten. Der Weg ist beleuchtet und eben.</p>',
      '<p>Take the riverside bus to “Fährsteg”; it is twenty steps from there. On foot from the Old Customs House it takes three minutes. The path is lit and level.</p>',
    ),
    accessibility: t(
      '<ul><li>Rampe am Fährsteg, breite Tür auf der Flussseite</li><li>Zwei Rollstuhlplätze in der ersten Bankreihe, weitere nach Absprache</li><li>Induktionsschleife im Lesesaal</li><li>Barrierefreie Toilette im Erdgeschoss</li></ul>',
      '<ul><li>Ramp at the landing stage, wide door on the river side</li><li>Two wheelchair spaces in the first row of benches, more by arrangement</li><li>Induction loop in the Reading Room</li><li>Accessible toilet on the ground floor</li></ul>',
    ),
    openingHours: t(
      '<p>Der Lesesaal ist dienstags bis freitags von 14 bis 18 Uhr zum Lesen geöffnet, an Veranstaltungstagen bis zum Ende der Veranstaltung.</p>',
      '<p>The Reading Room is open to readers from Tuesday to Friday, 14:00 to 18:00, and on event days until the event ends.</p>',
    ),
    imageAlt: t('Grafik: das Fährhaus und die Wasserlinie', 'Graphic: the Ferry House and the waterline'),
  },
  'werkhalle-gerberviertel': {
    intro: t(
      'Tanz, Jazz und neue Musik in einer früheren Gerberei, dazu die Werkstätten aller fünf Häuser.',
      'Dance, jazz and new music in a former tannery, and the workshops of all five houses.',
    ),
    description: t(
      '<p>In der Werkhalle riecht es nach Holz, nicht mehr nach Leder. Unter einem Dach arbeiten siebzehn Gewerke; nebenan probt die Tanzkompanie, und im runden Kesselhaus spielt fast jede Woche eine Band. Halle Eins ist die wandelbarste Bühne der Meile: Tribünen, Podien und Wände stehen auf Rollen.</p><p>Jeden zweiten Samstag öffnen die Werkstätten für Besucherinnen und Besucher.</p>',
      '<p>The Works smell of wood now, no longer of leather. Seventeen trades share one roof; the dance company rehearses next door, and nearly every week a band plays in the round Boiler House. Hall One is the most changeable stage of the mile: seating, platforms and walls all stand on wheels.</p><p>Every other Saturday the workshops are open to visitors.</p>',
    ),
    arrival: t(
      '<p>Mit dem Uferbus bis zur Endstation „Gerberviertel“. Am Eingang stehen achtzig Fahrradbügel, eine Luftpumpe und eine Steckdose. Der letzte Bus wartet, bis die Zugabe vorbei ist.</p>',
      '<p>Take the riverside bus to the terminus, “Gerberviertel”. At the entrance there are eighty bicycle stands, a pump and a power socket. The last bus waits until the encore is over.</p>',
    ),
    accessibility: t(
      '<ul><li>Ebenerdig, Schwellen unter einem Zentimeter</li><li>Erhöhtes Podest für Rollstühle im Kesselhaus, mit freier Sicht über die Stehplätze</li><li>Sitzplätze bei Stehkonzerten: bitte am Einlass fragen, ein Nachweis ist nicht nötig</li><li>Gehörschutz kostenlos an der Bar</li></ul>',
      '<ul><li>Level access, thresholds below one centimetre</li><li>Raised platform for wheelchairs in the Boiler House, with a clear view over the standing area</li><li>Seats at standing concerts: just ask at the door, no proof needed</li><li>Free ear protection at the bar</li></ul>',
    ),
    openingHours: t(
      '<p>Eine Stunde vor Beginn, bei Konzerten im Kesselhaus neunzig Minuten. Die Bar bleibt offen, bis die Letzten gehen.</p>',
      '<p>An hour before each event, ninety minutes before concerts in the Boiler House. The bar stays open until the last guests leave.</p>',
    ),
    imageAlt: t('Grafik: die Dächer der Werkhalle', 'Graphic: the roofs of the Works'),
  },
};
