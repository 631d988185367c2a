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
  /** Whose work is done before the evening: they need not be there. */
  isAway?: boolean;
}

/** Who takes part in a production as what. */
export interface Credit {
  role: Localised;
  lastName: string;
  isAway: boolean;
  isPerformer: boolean;
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
const DANCED = t('Soli', 'Solos');
const CHOREOGRAPHED = t('Choreografie', 'Choreography');
const CURATED = t('Kuratorin', 'Curator');
const LEARNING = t('Vermittlung', 'Learning programme');
const HOSTED = t('Moderation', 'Hosted by');
const READ = t('Es liest', 'Read by');
const LED = t('Leitung', 'Led by');
const GUEST = t('Am Instrument', 'On stage');

/** In these roles one is seen or heard. */
const PERFORMING: ReadonlySet<Localised> = new Set([CONDUCTED, LEADER, ACTED, DANCED, HOSTED, READ, GUEST]);

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
    { role: SOUND, lastNames: ['Tschernik'], isAway: true },
  ],
  'new-music': [
    { role: GUEST, lastNames: ['Adeyemi-Kolb', 'Breitenfeld'] },
    { role: t('Klangregie', 'Sound direction'), lastNames: ['Tschernik'] },
    { role: INTRODUCED, lastNames: ['Rosental'] },
  ],
  drama: [
    { role: DIRECTED, lastNames: ['Lindqvist-Rau', 'Oldenkott'], isAway: true },
    { role: SET, lastNames: ['Dohnenstein'], isAway: true },
    { role: LIGHT, lastNames: ['Pappenheimer'], isAway: true },
    { role: DRAMATURGY, lastNames: ['Grauwinkel', 'Oldenkott', 'Grauwinkel'], isAway: true },
    { role: ACTED, lastNames: ['Veldkamp', 'Nussdorfer', 'Abendrot', 'Maaß', 'Tillmanns'], together: 3 },
    { role: STAGE_MANAGED, lastNames: ['Achenwall'] },
  ],
  'dance-theatre': [
    { role: CHOREOGRAPHED, lastNames: ['Wohlleben'], isAway: true },
    { role: DANCED, lastNames: ['Sommerkorn', 'Achterkamp'], together: 2 },
    { role: SET, lastNames: ['Dohnenstein'], isAway: true },
    { role: LIGHT, lastNames: ['Pappenheimer'], isAway: true },
  ],
  'visual-arts': [
    { role: CURATED, lastNames: ['Steinmetzler'], isAway: true },
    { role: LEARNING, lastNames: ['Falkenried'], isAway: true },
  ],
  literature: [
    { role: HOSTED, lastNames: ['Brasche'] },
    { role: READ, lastNames: ['Abendrot', 'Veldkamp', 'Nussdorfer', 'Maaß'] },
  ],
};

const FOR_FAMILIES: readonly CreditPlan[] = [
  { role: LED, lastNames: ['Falkenried', 'Breitenfeld', 'Sperlingshof'] },
  { role: LEARNING, lastNames: ['Kupferberg'], isAway: true },
];

/**
 * Who of the house takes part in a production and as what;
 * those who share a role take turns from one to the next.
 */
export function creditsOf({ id, family }: NumberedProduction): Credit[] {
  const plans = family.type === 'family' ? FOR_FAMILIES : (BY_GENRE[family.genre] ?? []);
  const credits: Credit[] = [];
  for (const { role, lastNames, together = 1, isAway = false } of plans) {
    for (let seat = 0; seat < together; seat += 1) {
      const turns = lastNames.map((_, turn) => lastNames[(id + seat + turn) % lastNames.length] as string);
      // Nobody does two things in one production.
      const lastName = turns.find((name) => !credits.some((credit) => credit.lastName === name));
      if (lastName) credits.push({ role, lastName, isAway, isPerformer: PERFORMING.has(role) });
    }
  }
  return credits;
}
