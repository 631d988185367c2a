import { DatedSentence } from '@spielplan/shared-editing/dates';
import { useHost } from '@spielplan/shared-ui/host';
import { useContext } from 'react';
import { DateNamesContext } from './useDescribeInstant.ts';

/** A sentence with instants, in their order, named as the account has chosen. */
export function Dated({ instants, children }: { instants: readonly string[]; children: string }) {
  const { lang } = useHost();
  return (
    <DatedSentence lang={lang} names={useContext(DateNamesContext)} instants={instants}>
      {children}
    </DatedSentence>
  );
}
