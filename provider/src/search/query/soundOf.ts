const SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/dt/g, 't'],
  [/(?:sch|ch)/g, 'x'],
  [/c(?=[eiy])/g, 's'],
  [/(?:ck|c|q)/g, 'k'],
  [/(?:tz|z)/g, 's'],
  [/[vw]/g, 'f'],
  [/[yj]/g, 'i'],
  [/ie/g, 'i'],
  // An h that only makes the vowel before it long.
  [/(?<=[aeiou])h(?![aeiou])/g, ''],
  [/(.)\1+/g, '$1'],
];

/**
 * About how a folded word sounds, for comparing what is
 * written by ear: "fysik" and "physik" are the same.
 */
export function soundOf(folded: string): string {
  return SOUNDS.reduce((sound, [spelling, by]) => sound.replace(spelling, by), folded);
}
