import type { SlotProps } from '@spielplan/shared-contracts/remote';
import { Toolbar } from './Toolbar.tsx';

/** The slot `page.toolbar`. After logging out the page is loaded again, as every visitor sees it. */
export function PageToolbar({ editor, preview }: SlotProps['page.toolbar']) {
  return <Toolbar editor={editor} preview={preview} onLoggedOut={() => window.location.reload()} />;
}
