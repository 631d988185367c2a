import { LoginGate } from './LoginGate.ts';
import { useSessionHint } from './useSessionHint.ts';

/**
 * Offers the editor's toolbar to a logged-in editor. Without the session hint nothing is
 * asked, so a visitor's page makes no request and loads no code of it (product.md section 4).
 */
export function EditorGate() {
  return useSessionHint() ? <LoginGate /> : null;
}
