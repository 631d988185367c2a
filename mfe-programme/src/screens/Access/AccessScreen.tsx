import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { getNeeds, type AccessNeed, type KeptNeeds } from '@spielplan/shared-contracts/storage';
import { Button } from '@spielplan/shared-ui/components';
import { color, space, TARGET_SIZE, withoutScript } from '@spielplan/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AccessContact } from '../../components/access/AccessContact.tsx';
import { applyNeeds, changeNeeds } from '../../stores/applyNeeds.ts';
import { Entry } from '../../components/page/Entry.ts';
import { useText } from '../../i18n/useText.ts';
import type { AccessView } from './accessView.ts';

const NOTHING: KeptNeeds = { needs: [], isFirst: false };

/**
 * Where a visitor says once what they need (R70). It stays in this browser; without a script the form leads to the
 * programme of what fits.
 */
export function AccessScreen({ data: { needs, listPath, service } }: ScreenProps<AccessView>) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const [kept, setKept] = useState(NOTHING);
  const [said, setSaid] = useState<'kept' | 'forgotten' | 'forbidden' | null>(null);

  const change = (next: KeptNeeds) => {
    setKept(next);
    const isKept = changeNeeds(next);
    setSaid(!isKept ? 'forbidden' : next.needs.length > 0 ? 'kept' : 'forgotten');
  };
  const toggle = (need: AccessNeed, isNeeded: boolean) =>
    change({ ...kept, needs: [...kept.needs.filter((each) => each !== need), ...(isNeeded ? [need] : [])] });

  // The button goes with its press: the keyboard goes on at the question.
  const forget = () => {
    form.current?.querySelector('input')?.focus();
    change(NOTHING);
  };

  useEffect(() => {
    const before = getNeeds(() => localStorage);
    // What was pressed before the script came counts as well.
    const pressed = form.current ? new FormData(form.current).getAll('access') : [];
    const early = needs.map(({ need }) => need).filter((need) => pressed.includes(need) && !before.needs.includes(need));
    applyNeeds(text('access.fits'));
    const now = { ...before, needs: [...before.needs, ...early] };
    setKept(now);
    if (early.length > 0) changeNeeds(now);
  }, [needs, text]);

  return (
    <Entry>
      <Form ref={form} action={listPath ?? undefined} method="get">
        <p>{text('access.intro')}</p>
        <fieldset>
          <legend>{text('access.question')}</legend>
          {needs.map(({ need, sign, name }) => (
            <label key={need}>
              <input
                type="checkbox"
                name="access"
                value={need}
                checked={kept.needs.includes(need)}
                onChange={({ target }) => toggle(need, target.checked)}
              />
              <span aria-hidden="true">{sign}</span>
              {name}
            </label>
          ))}
        </fieldset>
        <label className="scripted">
          <input type="checkbox" checked={kept.isFirst} onChange={({ target }) => change({ ...kept, isFirst: target.checked })} />
          {text('access.firstLong')}
        </label>
        <p role="status" className="scripted">
          {said === null ? '' : text(`access.${said}`)}
        </p>
        <div>
          {listPath === null ? null : <Button type="submit">{text('access.show')}</Button>}
          {kept.needs.length > 0 ? (
            <Button variant="outline" onClick={forget}>
              {text('access.forget')}
            </Button>
          ) : null}
        </div>
        <noscript>
          <p>{text('access.noScript')}</p>
        </noscript>
      </Form>
      {service ? <AccessContact service={service} /> : null}
    </Entry>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  padding-block-end: ${space(5)};

  > p {
    max-inline-size: 60ch;
    margin: 0;
    line-height: 1.5;
  }

  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
    gap: 0 ${space(3)};
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0 0 ${space(1)};
    font-weight: 750;
  }

  label {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: ${TARGET_SIZE};
    cursor: pointer;
  }

  input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: ${color.accent};
  }

  label > span {
    min-inline-size: 2.25em;
    border: 1px solid;
    font-weight: 700;
    text-align: center;
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }

  ${withoutScript} {
    .scripted {
      display: none;
    }
  }
`;
