import { useEditing } from '@spielplan/shared-ui/host/editing';
import { useEffect, useEffectEvent } from 'react';
import type { EditingSession } from '../stores/createEditingSession.ts';
import { countOpen } from '../stores/createPageTexts.ts';

/** Once texts of the head are saved, wherever that was asked for, the page shows them. */
export function useSavedTexts({ pageTexts, publishing, say }: EditingSession): void {
  const { reload } = useEditing();
  const show = useEffectEvent(() => {
    void publishing.refresh();
    reload();
  });
  useEffect(
    () =>
      pageTexts?.subscribe((now, before) => {
        if (before.kind !== 'saving' || now.kind === 'saving') return;
        show();
        if (now.kind === 'failed') say('head.failed');
        else if (countOpen(now) === 0) say('head.saved');
      }),
    [pageTexts, say],
  );
}
