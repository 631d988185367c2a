/**
 * The house dictionary: words that compounds are made of here. "Klavierabend" is found by "Klavier"
 * and by "Abend" because both are in this list. One line per field; a part is written as it stands
 * inside a compound, without ending.
 */
const PARTS = `
  klavier orgel geige cello bass flöte harfe pauke horn klarinette fagott kontra trommel gitarre glas laute oud bandoneon
  streich bläser holz blech chor orchester quartett quintett trio duo solo band big ensemble kapelle musiker
  konzert konzerte musik kammer sinfonie symphonie lied lieder oper operette requiem messe kantate suite walzer marsch
  ouvertüre klang ton hör gesang singen stimme melodie rhythmus tanz ballett tango jazz swing 

  theater schau spiel spiele stück stücke bühne bühnen drama tragödie komödie lust märchen puppen figuren rolle regie
  kostüm maske szene schauspieler schauspielerin vorhang probe proben premiere uraufführung aufführung vorstellung
  gast einführung workshop werkstatt werk atelier gespräch gespräche lesung vortrag literatur text brief briefe buch bücher gedicht
  lektüre kurs schreib sprache übersetzung vorlese geschichte geschichten erzähl

  kunst bild bilder malerei foto fotografie film plakat plakate druck drucke grafik ausstellung kabinett galerie museum
  sammlung installation skulptur licht farbe farben video projektion

  abend abende nacht nächte morgen mittag nachmittag matinee feier feierabend fest festival tag tage stunde woche
  sonntag samstag montag dienstag mittwoch donnerstag freitag wochenende sommer winter herbst frühling früh jahr
  weihnacht oster silvester neujahr advent saison eröffnung abschluss auftakt marathon reise spaziergang führung rundgang
  tour fahrt frühstück kaffee brunch

  familie familien kinder kind jugend schul schule schüler senioren baby mitmach freund frauen männer haus hausmeister
  haupt stadt land garten park hof platz straße brücke brücken ufer fluss fluß wasser hoch regen wetter wolke meer strom mühle mühl
  insel wehr hafen fähre fähr zoll amt kai bett bach wald baum bäume stein beton

  saal halle haus hallen kessel keller raum räume foyer terrasse lese gerber viertel turm tor lager archiv fundus garderobe
  karte karten ticket tickets eintritt kasse preis preise gutschein abo abonnement programm spiel
  plan hefte heft magazin newsletter anfahrt barriere frei freiheit rollstuhl gebärden sprach übertitel induktion
  schleife park öffnung zeit zeiten

  alt neu groß klein lang kurz blau alte neue maschine maschinen wäsche leine telefon zelle hand schrift nord süd bild
  forelle forellen barock geister geist stoff jungen junge mädchen meister kreis linie papier
  mitternacht sonne mond stern tier vogel hund katze bär biber
`;

const ENGLISH_PARTS =
  'big band river bed side bank work shop open air work book story sound walk night boiler house print room concert hall';

/** Every part, as it is written. */
export const COMPOUND_PARTS: readonly string[] = [...new Set(`${PARTS} ${ENGLISH_PARTS}`.trim().split(/\s+/))];
