import type { ReactNode } from 'react';
import { ReadPart } from '../components/entry/ReadPart.tsx';
import type { ReadPartProps } from '../domain/entry/entryView.ts';
import { MakeReadPart } from '../components/entry/ReadPlace.tsx';

/** A page as a server makes it: what is only read is there at once. */
export function ReadAtOnce({ children }: { children: ReactNode }) {
  return <MakeReadPart value={makeReadPart}>{children}</MakeReadPart>;
}

function makeReadPart(part: ReadPartProps) {
  return <ReadPart {...part} />;
}
