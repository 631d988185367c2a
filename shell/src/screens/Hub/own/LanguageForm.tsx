import type { changeOwnAccountCall } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { Button, FieldFrame, Notice, Tick } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { callHub, failureOf, type HubFailure } from '../callHub.ts';
import { HUB_CALLS } from '../hubCalls.ts';
import { HubActions, HubForm, HubSection } from '../hubStyles.ts';

const CHOICES = [null, 'de', 'en'] as const;

/** The language of one's own tools; without one they follow the page. */
export function LanguageForm({ chosen }: { chosen: Language | null }) {
  const text = useText();
  const { signals } = useHost();
  const [value, setValue] = useState(chosen);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<HubFailure | null>(null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const body = { interface_language: value };
    const reply = await callHub<typeof changeOwnAccountCall>(signals, HUB_CALLS.changeOwnAccount, { body });
    setBusy(false);
    // The screen comes again in that language.
    if (reply.kind === 'done') return window.location.assign(window.location.pathname);
    setTold(failureOf(reply));
  };
  return (
    <HubSection aria-labelledby="language">
      <h2 id="language">{text('hub.language.title')}</h2>
      <HubForm onSubmit={(event) => void send(event)}>
        <div data-wide="">
          <FieldFrame id="own-language" label={text('hub.language.label')} help={undefined} error={undefined} isGroup>
            {CHOICES.map((language) => (
              <Tick
                key={language}
                type="radio"
                name="language"
                id={`own-language-${language ?? 'page'}`}
                checked={value === language}
                onChange={() => setValue(language)}
              >
                {text(`hub.language.${language ?? 'page'}`)}
              </Tick>
            ))}
          </FieldFrame>
        </div>
        <div data-wide="" aria-live="polite">
          {told ? <Notice tone="error">{text(told)}</Notice> : null}
        </div>
        <HubActions data-wide="">
          <Button type="submit" isBusy={busy}>
            {text('hub.language.save')}
          </Button>
        </HubActions>
      </HubForm>
    </HubSection>
  );
}
