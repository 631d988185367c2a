import type { HubFrame, OwnView } from '../HubView.ts';
import { LanguageForm } from './LanguageForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';

/** What an account sets for itself: where it is logged in, its password, the language of its tools. */
export function OwnPanel({ data }: { data: OwnView & Pick<HubFrame, 'dateNames'> }) {
  return (
    <>
      <SessionList sessions={data.sessions} />
      <PasswordForm />
      <LanguageForm chosen={data.interfaceLanguage} chosenNames={data.dateNames} />
    </>
  );
}
