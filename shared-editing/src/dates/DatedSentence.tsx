import { type DateNames, type Language, nameDay } from '@spielplan/shared-contracts/i18n';

interface DatedSentenceProps {
  /** The language of the sentence. */
  lang: Language;
  /** How the account has days and months named; null as the sentence does. */
  names: DateNames | null;
  /** In the order in which the sentence has them. */
  instants: readonly string[];
  children: string;
}

/** A sentence with instants: the names of their days tell their language (WCAG 3.1.2), where the account has chosen another one. */
export function DatedSentence({ lang, names, instants: [instant, ...others], children: sentence }: DatedSentenceProps) {
  if (names === null || names === lang || instant === undefined) return sentence;
  const day = nameDay(instant, names);
  const [before = '', ...after] = sentence.split(day);
  if (after.length === 0) return sentence;
  return (
    <>
      {before}
      <span lang={names}>{day}</span>
      <DatedSentence lang={lang} names={names} instants={others}>
        {after.join(day)}
      </DatedSentence>
    </>
  );
}
