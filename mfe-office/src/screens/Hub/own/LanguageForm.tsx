import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { changeOwnAccountCall } from '@spielplan/shared-contracts/api';
import { type DateNames, DATE_NAMES, type Language } from '@spielplan/shared-contracts/i18n';
import { Button, FieldFrame, Notice, Tick } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { callHub, failureOf, type HubFailure } from '../callHub.ts';
import { HubActions, HubForm, HubSection } from '../hubStyles.ts';

const CHOICES = [null, 'de', 'en'] as const;
const NAMES = [null, ...DATE_NAMES] as const;

/** The language of one's own tools, and of the names of days in them; without one they follow the page. */
export function LanguageForm({ chosen, chosenNames }: { chosen: Language | null; chosenNames: DateNames | null }) {
  const text = useText();
  const { signals } = useHost();
  const [value, setValue] = useState(chosen);
  const [names, setNames] = useState(chosenNames);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<HubFailure | null>(null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const body = { interface_language: value, date_names: names };
    const reply = await callHub<typeof changeOwnAccountCall>(signals, addresses.changeOwnAccount, { body });
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
        <div data-wide="">
          <FieldFrame
            id="own-dates"
            label={text('hub.language.dates')}
            help={text('hub.language.datesHelp')}
            error={undefined}
            isGroup
          >
            {NAMES.map((each) => (
              <Tick
                key={each}
                type="radio"
                name="dates"
                id={`own-dates-${each ?? 'page'}`}
                checked={names === each}
                onChange={() => setNames(each)}
              >
                {text(`hub.language.${each ?? 'page'}`)}
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
