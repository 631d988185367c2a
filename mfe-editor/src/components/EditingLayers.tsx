import { useStore } from 'zustand/react';
import type { EditingSession } from '../stores/createEditingSession.ts';
import { Dragging } from './blocks/Dragging.tsx';
import { ConflictDialog } from './dialogs/ConflictDialog.tsx';
import { AskDialog } from './dialogs/AskDialog.tsx';
import { HistoryDialog } from './dialogs/HistoryDialog.tsx';
import { PageTextsDialog } from './dialogs/PageTextsDialog.tsx';
import { PreviewDialog } from './dialogs/PreviewDialog.tsx';
import { PublishDialog } from './dialogs/PublishDialog.tsx';
import { KeysDialog } from './dialogs/KeysDialog.tsx';
import { KindsDialog } from './dialogs/KindsDialog.tsx';
import { MoveDialog } from './dialogs/MoveDialog.tsx';
import { FieldPanel } from './fields/FieldPanel.tsx';

/** What is above the page: the line of a drag, and the one dialog that is open. */
export function EditingLayers({ session }: { session: EditingSession }) {
  return (
    <>
      <Dragging session={session} />
      <Layer session={session} />
    </>
  );
}

function Layer({ session }: { session: EditingSession }) {
  const layer = useStore(session.ui, (ui) => ui.layer);
  switch (layer?.kind) {
    case undefined:
      return null;
    case 'kinds':
      return <KindsDialog session={session} place={layer.place} replaces={layer.replaces} />;
    case 'panel':
      return <FieldPanel key={layer.key} session={session} blockKey={layer.key} />;
    case 'move':
      return <MoveDialog session={session} blockKey={layer.key} />;
    case 'conflict':
      return <ConflictDialog session={session} blockKey={layer.key} />;
    case 'keys':
      return <KeysDialog session={session} />;
    case 'publish':
      return <PublishDialog session={session} />;
    case 'history':
      return <HistoryDialog session={session} />;
    case 'preview':
      return session.documents[0] ? <PreviewDialog session={session} document={session.documents[0]} /> : null;
    case 'head':
      return <PageTextsDialog session={session} />;
    case 'discard':
    case 'unpublish':
      return <AskDialog session={session} about={layer.kind} />;
  }
}
