import { useStore } from '@spielplan/shared-ui/host';
import type { EditingSession } from '../stores/createEditingSession.ts';
import { Dragging } from './blocks/Dragging.tsx';
import { ConflictDialog } from './dialogs/ConflictDialog.tsx';
import { KeysDialog } from './dialogs/KeysDialog.tsx';
import { LaterDialog } from './dialogs/LaterDialog.tsx';
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
      return <LaterDialog session={session}>{({ PublishDialog }) => <PublishDialog session={session} />}</LaterDialog>;
    case 'checks':
      return <LaterDialog session={session}>{({ ChecksDialog }) => <ChecksDialog session={session} />}</LaterDialog>;
    case 'errors': {
      const { errors, publication } = layer;
      return (
        <LaterDialog session={session}>
          {({ ErrorsDialog }) => <ErrorsDialog session={session} errors={errors} publication={publication} />}
        </LaterDialog>
      );
    }
    case 'history':
      return <LaterDialog session={session}>{({ HistoryDialog }) => <HistoryDialog session={session} />}</LaterDialog>;
    case 'preview': {
      const [document] = session.documents;
      return document ? (
        <LaterDialog session={session}>
          {({ PreviewDialog }) => <PreviewDialog session={session} document={document} />}
        </LaterDialog>
      ) : null;
    }
    case 'head': {
      const { pageTexts } = session;
      return pageTexts ? (
        <LaterDialog session={session}>
          {({ PageTextsDialog }) => <PageTextsDialog session={session} store={pageTexts} />}
        </LaterDialog>
      ) : null;
    }
    case 'discard':
    case 'unpublish': {
      const { kind } = layer;
      return <LaterDialog session={session}>{({ AskDialog }) => <AskDialog session={session} about={kind} />}</LaterDialog>;
    }
  }
}
