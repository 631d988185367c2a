import type { AccessNeed } from '@spielplan/shared-contracts/api';

/** Signs that theatres use; the wheelchair is a letter of every system. Rows carry them as `data-a`. */
export const SIGNS: Readonly<Record<AccessNeed, string>> = {
  step_free: '\u267F\uFE0E',
  hearing_loop: 'T',
  audio_description: 'AD',
  sign_language: 'GS',
  relaxed: 'R',
  companion: '+1',
  quiet_room: 'Q',
  surtitles: 'ÜT',
};
