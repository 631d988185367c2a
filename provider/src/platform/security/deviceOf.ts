/** The first that fits counts: most browsers name others besides themselves. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system of a `User-Agent`, such as `Firefox, Windows`; no version, so that it identifies nobody. */
export function deviceOf(userAgent: string | undefined): string {
  const nameIn = (table: typeof BROWSERS) => table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(', ');
}
