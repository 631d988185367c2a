import type { Localised } from '@spielplan/shared-contracts/i18n';
import { t } from '../text.ts';
import type { NumberedProduction } from '../productions/index.ts';

/**
 * A role and those who take turns in it; `together` of them at a time, one where it is left out.
 */
interface CreditPlan {
  role: Localised;
  lastNames: readonly string[];
  together?: number;
}

const DIRECTED = t('Regie', 'Directed by');
const SET = t('Bühne und Kostüm', 'Set and costumes');
const LIGHT = t('Licht', 'Lighting');
const SOUND = t('Ton', 'Sound');
const CONDUCTED = t('Musikalische Leitung', 'Conductor');
const LEADER = t('Konzertmeisterin', 'Leader');
const DRAMATURGY = t('Dramaturgie', 'Dramaturgy');
const INTRODUCED = t('Einführung', 'Introduction');
const STAGE_MANAGED = t('Inspizienz', 'Stage manager');
const ACTED = t('Mit', 'With');
const DANCED = t('Tanz', 'Dance');
const CHOREOGRAPHED = t('Choreografie', 'Choreography');
const CURATED = t('Kuratorin', 'Curator');
const LEARNING = t('Vermittlung', 'Learning programme');
const HOSTED = t('Moderation', 'Hosted by');
const READ = t('Es liest', 'Read by');
const LED = t('Leitung', 'Led by');
const GUEST = t('Am Instrument', 'On stage');

const BY_GENRE: Readonly<Record<string, readonly CreditPlan[]>> = {
  orchestra: [
    { role: CONDUCTED, lastNames: ['Kranich'] },
    { role: LEADER, lastNames: ['Hagedorn'] },
    { role: INTRODUCED, lastNames: ['Rosental'] },
  ],
  chamber: [
    { role: GUEST, lastNames: ['Hagedorn', 'Breitenfeld', 'Tillmanns'] },
    { role: INTRODUCED, lastNames: ['Rosental'] },
  ],
  jazz: [
    { role: GUEST, lastNames: ['Adeyemi-Kolb', 'Tillmanns'] },
    { role: SOUND, lastNames: ['Tschernik'] },
  ],
  'new-music': [
    { role: GUEST, lastNames: ['Adeyemi-Kolb', 'Breitenfeld'] },
    { role: t('Klangregie', 'Sound direction'), lastNames: ['Tschernik'] },
    { role: INTRODUCED, lastNames: ['Rosental'] },
  ],
  drama: [
    { role: DIRECTED, lastNames: ['Lindqvist-Rau', 'Oldenkott'] },
    { role: SET, lastNames: ['Dohnenstein'] },
    { role: LIGHT, lastNames: ['Pappenheimer'] },
    { role: DRAMATURGY, lastNames: ['Grauwinkel', 'Oldenkott', 'Grauwinkel'] },
    { role: ACTED, lastNames: ['Veldkamp', 'Nussdorfer', 'Abendrot', 'Maaß', 'Tillmanns'], together: 3 },
    { role: STAGE_MANAGED, lastNames: ['Achenwall'] },
  ],
  'dance-theatre': [
    { role: CHOREOGRAPHED, lastNames: ['Wohlleben'] },
    { role: DANCED, lastNames: ['Sommerkorn', 'Achterkamp'], together: 2 },
    { role: SET, lastNames: ['Dohnenstein'] },
    { role: LIGHT, lastNames: ['Pappenheimer'] },
  ],
  'visual-arts': [
    { role: CURATED, lastNames: ['Steinmetzler'] },
    { role: LEARNING, lastNames: ['Falkenried'] },
  ],
  literature: [
    { role: HOSTED, lastNames: ['Brasche'] },
    { role: READ, lastNames: ['Abendrot', 'Veldkamp', 'Nussdorfer', 'Maaß'] },
  ],
};

const FOR_FAMILIES: readonly CreditPlan[] = [
  { role: LED, lastNames: ['Falkenried', 'Breitenfeld', 'Sperlingshof'] },
  { role: LEARNING, lastNames: ['Kupferberg'] },
];

/**
 * Who of the house takes part in a production and as what;
 * those who share a role take turns from one to the next.
 */
export function creditsOf({ id, family }: NumberedProduction): { role: Localised; lastName: string }[] {
  const plans = family.type === 'family' ? FOR_FAMILIES : (BY_GENRE[family.genre] ?? []);
  return plans.flatMap(({ role, lastNames, together = 1 }) =>
    Array.from({ length: together }, (_, seat) => ({ role, lastName: lastNames[(id + seat) % lastNames.length] as string })),
  );
}
