import type { SlotProps } from '@spielplan/shared-contracts/remote';
import { useHost } from '@spielplan/shared-ui/host';
import { useEffect } from 'react';
import { chooseToolLanguage, toolDates } from '../../i18n/toolLanguage.ts';
import { Toolbar } from './Toolbar.tsx';

/** The slot `page.toolbar`. After logging out the page is loaded again, as every visitor sees it. */
export function PageToolbar({ editor, preview }: SlotProps['page.toolbar']) {
  const { lang, report } = useHost();
  const chosen = editor.interface_language && editor.interface_language !== lang ? editor.interface_language : null;
  const names = editor.date_names ?? null;
  useEffect(() => toolDates.setState(names, true), [names]);
  useEffect(() => {
    let isOver = false;
    // Without them the tools speak the page's language.
    chooseToolLanguage(chosen, () => !isOver).catch((error: unknown) =>
      report({ remote: 'editor', version: '', place: 'texts', error }),
    );
    return () => {
      isOver = true;
      void chooseToolLanguage(null);
    };
  }, [chosen, report]);
  return <Toolbar editor={editor} preview={preview} onLoggedOut={() => window.location.reload()} />;
}
