/** A telephone number as it is dialled, "+49 (0)4661 1234" as +4946611234: its zero in brackets is for callers within the country. */
export function dialled(telephone: string): string {
  const number = /^\s*(?:\+|00)/.test(telephone) ? telephone.replace(/\(0+\)/, '') : telephone;
  return number.replace(/[^+\d]/g, '');
}
