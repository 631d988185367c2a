import { useEffect, useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { LaterPart } from '../LaterPart.tsx';
import { LATER_VIEW } from './laterView.ts';

/** Both languages beside each other. Without their code it says so; each opening tries again. */
export function LaterMirror({ session }: { session: EditingSession }) {
  const text = useText();
  const [View] = useState(LATER_VIEW.next);
  // What was said of the last attempt would stand above the languages.
  useEffect(() => {
    if (session.ui.getState().said.text === 'dialog.failed') session.say('');
  }, [session]);
  const fail = () => {
    session.ui.setState({ isMirrored: false });
    session.say('dialog.failed');
  };
  return (
    <LaterPart place="mirror" waiting={<output>{text('mirror.loading')}</output>} onFailure={fail}>
      <View session={session} />
    </LaterPart>
  );
}
