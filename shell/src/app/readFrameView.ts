import type { ThemeName } from '@spielplan/shared-ui/tokens';
import type { StickyLink } from '../blocks/stickyLinks.ts';

/** What a screen's data may tell the page frame. */
export interface FrameView {
  /** Colours of the whole main area. */
  theme?: ThemeName;
  /** A landing page shows neither header, menu nor alert (product.md section 1). */
  isLandingPage?: boolean;
  /** Links of the sticky navigation, in their order. */
  stickyLinks?: readonly StickyLink[];
}

/**
 * Reads what concerns the frame from any screen's data;
 * screens that say nothing get the site's own look.
 */
export function readFrameView(data: unknown): FrameView {
  if (typeof data !== 'object' || data === null) return {};
  const { theme, isLandingPage, stickyLinks } = data as { [Key in keyof FrameView]?: unknown };
  return {
    theme: theme === 'cc01' || theme === 'cc02' || theme === 'cc03' ? theme : undefined,
    isLandingPage: isLandingPage === true,
    // Screens are the shell's and the remotes' own; whoever sends links has typed them.
    stickyLinks: Array.isArray(stickyLinks) ? (stickyLinks as StickyLink[]) : undefined,
  };
}
