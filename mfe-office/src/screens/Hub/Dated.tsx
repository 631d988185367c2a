import { nameDay } from '@spielplan/shared-contracts/i18n';
import { useHost } from '@spielplan/shared-ui/host';
import { useContext } from 'react';
import { DateNamesContext } from './useDescribeInstant.ts';

interface DatedProps {
  /** In the order in which the sentence has them. */
  instants: readonly string[];
  children: string;
}

/** A sentence with instants: the names of their days tell their language (WCAG 3.1.2), where the account has chosen another one. */
export function Dated({ instants: [instant, ...others], children: sentence }: DatedProps) {
  const { lang } = useHost();
  const names = useContext(DateNamesContext);
  if (names === null || names === lang || instant === undefined) return sentence;
  const day = nameDay(instant, names);
  const [before = '', ...after] = sentence.split(day);
  if (after.length === 0) return sentence;
  return (
    <>
      {before}
      <span lang={names}>{day}</span>
      <Dated instants={others}>{after.join(day)}</Dated>
    </>
  );
}
