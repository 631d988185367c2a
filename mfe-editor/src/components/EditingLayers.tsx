import { useStore } from 'zustand/react';
import type { EditingSession } from '../stores/createEditingSession.ts';
import { ConflictDialog } from './dialogs/ConflictDialog.tsx';
import { AskDialog } from './dialogs/AskDialog.tsx';
import { HistoryDialog } from './dialogs/HistoryDialog.tsx';
import { PageTextsDialog } from './dialogs/PageTextsDialog.tsx';
import { PublishDialog } from './dialogs/PublishDialog.tsx';
import { KeysDialog } from './dialogs/KeysDialog.tsx';
import { KindsDialog } from './dialogs/KindsDialog.tsx';
import { FieldPanel } from './fields/FieldPanel.tsx';

/** The one dialog that is open above the page. */
export function EditingLayers({ session }: { session: EditingSession }) {
  const layer = useStore(session.ui, (ui) => ui.layer);
  switch (layer?.kind) {
    case undefined:
      return null;
    case 'kinds':
      return <KindsDialog session={session} place={layer.place} />;
    case 'panel':
      return <FieldPanel key={layer.key} session={session} blockKey={layer.key} />;
    case 'conflict':
      return <ConflictDialog session={session} blockKey={layer.key} />;
    case 'keys':
      return <KeysDialog session={session} />;
    case 'publish':
      return <PublishDialog session={session} />;
    case 'history':
      return <HistoryDialog session={session} />;
    case 'head':
      return <PageTextsDialog session={session} />;
    case 'discard':
    case 'unpublish':
      return <AskDialog session={session} about={layer.kind} />;
  }
}
