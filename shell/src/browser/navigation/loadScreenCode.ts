import { ERROR_VOCABULARY } from '@spielplan/shared-contracts/errors';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import type { Remotes } from '../federation/createRemotes.ts';
import { logFailure } from '../../failures/logFailure.ts';

/**
 * Loads the code of an answer's screen; that of a filled section comes with it, so that
 * it does not push the page down a moment later. Rejects as the screen's code does.
 */
export async function loadScreenCode({ screen, sections = {} }: PageAnswer, remotes: Remotes): ReturnType<Remotes['screen']> {
  const hasSection = Object.values(sections).some((section) => section.state === 'loaded' && section.blocks.length > 0);
  const [Screen] = await Promise.all([
    remotes.screen(screen),
    // The page works without this code; the section is filled when the code arrives.
    hasSection ? remotes.section().catch((error: unknown) => logFailure('code of a section', error)) : null,
  ]);
  return Screen;
}

/** The page of an address whose code cannot be had, for now: it says so and offers to try again. */
export function withoutCode(answer: PageAnswer): PageAnswer {
  const { status, code } = ERROR_VOCABULARY.REMOTE_MISSING;
  return { ...answer, status, screen: { remote: 'shell', id: 'error' }, hasPageHeader: false, data: { status, code } };
}
