import type { SlotProps } from '@spielplan/shared-contracts/remote';
import { Toolbar } from './Toolbar.tsx';

/** The slot `page.toolbar`. After logging out the page is loaded anew, as every visitor sees it. */
export function PageToolbar({ editor }: SlotProps['page.toolbar']) {
  return <Toolbar editor={editor} onLoggedOut={() => window.location.reload()} />;
}
