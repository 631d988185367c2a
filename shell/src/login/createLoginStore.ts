import type { Editor, UserDetails } from '@spielplan/shared-contracts/api';
import { createStore, type StoreApi } from '@spielplan/shared-ui/host';

/** The account that is logged in (product.md section 3). Null means "not known" or "nobody". */
export interface LoginState {
  logged: boolean;
  id: number | null;
  email: string | null;
  username: string | null;
  editor: Editor | null;
  /** Another account, whose session this browser holds while the page is edited by `editor`. */
  other: Editor | null;
  details: UserDetails | null;
  /** Stays when a user is cleared: it is where to log in again. */
  loginUrl: string | null;
  showModalRedirect: boolean;
}

export interface LoginSources {
  fetchUser(): Promise<Editor>;
  fetchDetails(): Promise<UserDetails>;
  /** Whether the page on screen is being edited. */
  isEditing(): boolean;
  /** Says in the console what failed; no visitor is told (product.md section 8). */
  log(what: string, error: unknown): void;
}

export interface LoginStore extends Omit<StoreApi<LoginState>, 'setState'> {
  /**
   * Asks which account is logged in; never rejects. A failure counts as no login, and the request to log in appears only
   * where `showsRedirect` asks for it. Calls during a request join it. While a page is edited, another account than its
   * editor's does not count as the login: it becomes `other`.
   */
  request(options?: { showsRedirect?: boolean }): Promise<void>;
  /** A call was refused with 401: asks to log in. */
  requireLogin(): void;
  /**
   * The session is over. While a page is edited its editor stays,
   * and the toolbar with what is not saved; elsewhere nobody does.
   */
  endSession(): void;
  closeRedirect(): void;
  /** Forgets the user, and all but where to log in. */
  clear(): void;
}

const NOBODY: LoginState = {
  logged: false,
  id: null,
  email: null,
  username: null,
  editor: null,
  other: null,
  details: null,
  loginUrl: null,
  showModalRedirect: false,
};

/**
 * Makes the login state of one browser (product.md section
 * 4): not logged in until the user request succeeds.
 */
export function createLoginStore({ fetchUser, fetchDetails, isEditing, log }: LoginSources): LoginStore {
  const { setState: set, ...store } = createStore<LoginState>(() => NOBODY);
  let running: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const details = fetchDetails().then(
      (found) => set({ details: found, loginUrl: found.login_url }),
      (error: unknown) => log('user details', error),
    );
    try {
      const editor = await fetchUser();
      const edits = isEditing() ? store.getState().editor : null;
      // The toolbar of another account would take the words away that are not saved.
      if (!edits || edits.id === editor.id) logIn(editor);
      else {
        await details;
        set({ logged: false, other: editor, details: null });
      }
    } catch (error) {
      log('user', error);
      await details;
      endSession();
    }
    await details;
  }

  function logIn(editor: Editor): void {
    const { id, email, username } = editor;
    set({ logged: true, id, email, username, editor, other: null, showModalRedirect: false });
  }

  function clear(): void {
    set({ ...NOBODY, loginUrl: store.getState().loginUrl });
  }

  function endSession(): void {
    if (isEditing()) set({ logged: false, other: null });
    else clear();
  }

  return {
    ...store,
    async request({ showsRedirect = false } = {}) {
      running ??= ask().finally(() => (running = null));
      await running;
      if (showsRedirect && !store.getState().logged) set({ showModalRedirect: true });
    },
    requireLogin() {
      const { other } = store.getState();
      endSession();
      // The account of the session has not been checked again.
      set({ showModalRedirect: true, other: store.getState().editor && other });
    },
    endSession,
    closeRedirect: () => set({ showModalRedirect: false }),
    clear,
  };
}
