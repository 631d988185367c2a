import type { AccessNeed } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';

/**
 * Signs that theatres use, the second one in English where that has another; the wheelchair is a letter of every system.
 * Rows carry them as `data-a`.
 */
export const SIGNS: Readonly<Record<AccessNeed, readonly [sign: string, inEnglish?: string]>> = {
  step_free: ['\u267F\uFE0E'],
  hearing_loop: ['T'],
  audio_description: ['AD'],
  sign_language: ['GS', 'SL'],
  relaxed: ['R'],
  companion: ['+1'],
  quiet_room: ['Q'],
  surtitles: ['ÜT', 'ST'],
};

export function signOf(need: AccessNeed, lang: Language): string {
  const [sign, inEnglish = sign] = SIGNS[need];
  return lang === 'en' ? inEnglish : sign;
}
