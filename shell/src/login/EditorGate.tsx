import { useState } from 'react';
import { useSessionHint } from './useSessionHint.ts';
import { TAG_MANAGER_ORIGIN } from '../parts/tagManagerOrigin.ts';
import { lazyPart } from '../parts/lazy/lazyPart.tsx';

/** The editor's toolbar and the request to log in again; see `LoginLayer.tsx`. */
const LoginGate = lazyPart('login', () =>
  import(/* webpackChunkName: "login" */ './loginParts.ts').then((module) => module.LoginLayer),
);

/** Whether the tag manager runs in this document: what asks for a password waits for the next one, which has none. */
function isWatched(): boolean {
  return typeof document !== 'undefined' && document.querySelector(`script[src^="${TAG_MANAGER_ORIGIN}"]`) !== null;
}

/**
 * Offers the editor's toolbar to a logged-in editor. Without the session hint nothing is
 * asked, so a visitor's page makes no request and loads no code of it (product.md section 4).
 */
export function EditorGate() {
  const hasHint = useSessionHint();
  // A session that ends takes its hint away, and must not take what an editor has typed with it.
  const [wasOffered, setWasOffered] = useState(hasHint);
  if (hasHint && !wasOffered) setWasOffered(true);
  return (hasHint || wasOffered) && !isWatched() ? <LoginGate /> : null;
}
