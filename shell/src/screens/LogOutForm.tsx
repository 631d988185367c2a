import { Button } from '@spielplan/shared-ui/components';
import type { LogOutView } from '@spielplan/shared-contracts/remote';

/** Ends the session without scripts: a form with the visitor's own token. */
export function LogOutForm({ view: { action, csrfToken, next, isEverywhere }, label }: { view: LogOutView; label: string }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="csrf_token" value={csrfToken} />
      <input type="hidden" name="next" value={next} />
      {isEverywhere ? <input type="hidden" name="everywhere" value="1" /> : null}
      <Button type="submit" variant="outline">
        {label}
      </Button>
    </form>
  );
}
