import { Button, Dialog } from '@spielplan/shared-ui/components';
import { usePage } from '@spielplan/shared-ui/host';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { consentStore } from '../consent.ts';
import { presentConsent, type ConsentCategoryView } from '../presentConsent.ts';
import { MEDIA_SERVICES, TRACKING_SERVICES, type ConsentService } from '../serviceIds.ts';
import { useConsentState } from '../useConsent.ts';
import { ServiceTable } from './ServiceTable.tsx';

const PROBE_KEY = 'consent.probe';
const OPTIONAL: readonly ConsentService[] = [...TRACKING_SERVICES, ...MEDIA_SERVICES];

/**
 * The settings: every service by itself or a category at
 * once, with what it is for. Nothing holds until it is saved.
 */
export function ConsentSettings() {
  const text = useText();
  const { isSettingsOpen, decision } = useConsentState();
  return (
    <Dialog
      isOpen={isSettingsOpen}
      onClose={consentStore.closeSettings}
      title={text('consent.title')}
      closeLabel={text('consent.close')}
    >
      <Choices key={String(decision)} chosen={OPTIONAL.filter((id) => consentStore.has(id))} />
    </Dialog>
  );
}

function Choices({ chosen: before }: { chosen: readonly ConsentService[] }) {
  const text = useText();
  const { siteName } = usePage().site;
  const [chosen, setChosen] = useState(before);
  const set = (ids: readonly ConsentService[], isOn: boolean) =>
    setChosen(OPTIONAL.filter((id) => (ids.includes(id) ? isOn : chosen.includes(id))));
  return (
    <>
      <p>{text('consent.intro')}</p>
      {canStore() ? null : (
        <p>
          <strong>{text('consent.notKept')}</strong>
        </p>
      )}
      {presentConsent(text, siteName).map((category) => (
        <Category key={category.id} category={category} chosen={chosen} onChange={set} />
      ))}
      <Buttons>
        <Button onClick={() => consentStore.decide('none')}>{text('cookies.reject')}</Button>
        <Button onClick={() => consentStore.decide('all')}>{text('cookies.accept')}</Button>
        <Button variant="outline" onClick={() => consentStore.decide(chosen)}>
          {text('consent.save')}
        </Button>
      </Buttons>
    </>
  );
}

/** Whether this browser keeps a decision beyond the page: storage may be switched off, and naming it then throws. */
function canStore(): boolean {
  try {
    localStorage.setItem(PROBE_KEY, '');
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}

interface CategoryProps {
  category: ConsentCategoryView;
  chosen: readonly ConsentService[];
  onChange: (ids: readonly ConsentService[], isOn: boolean) => void;
}

function Category({ category: { id, title, description, services }, chosen, onChange }: CategoryProps) {
  const text = useText();
  const isRequired = id === 'required';
  const ids = services.map((service) => service.id);
  const count = ids.filter((service) => chosen.includes(service)).length;
  const isSome = count > 0 && count < ids.length;
  return (
    <Group>
      <legend>{title}</legend>
      <p>{description}</p>
      <label>
        <input
          type="checkbox"
          checked={isRequired || count === ids.length}
          disabled={isRequired}
          ref={(box) => {
            if (box) box.indeterminate = isSome;
          }}
          onChange={({ target }) => onChange(ids, target.checked)}
        />
        {isRequired ? text('consent.always') : text('consent.all', { category: title })}
      </label>
      {isRequired ? null : (
        <ul>
          {services.map((service) => (
            <li key={service.id}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(service.id)}
                  onChange={({ target }) => onChange([service.id], target.checked)}
                />
                {service.name}
              </label>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{text('consent.details')}</summary>
        <ServiceTable caption={title} services={services} />
      </details>
    </Group>
  );
}

const Group = styled.fieldset`
  inline-size: 100%;
  min-inline-size: 0;
  margin: 0;
  padding: ${space(2)} 0 0;
  border: 0;
  border-block-start: 2px solid ${color.line};

  legend {
    float: inline-start;
    inline-size: 100%;
    padding: 0;
    font-weight: 800;
    font-size: 1.25rem;
    line-height: 1.2;
  }

  p {
    clear: both;
    margin: 0 0 ${space(1)};
  }

  label,
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: ${TARGET_SIZE};
    cursor: pointer;
  }

  summary {
    display: flex;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  > label {
    font-weight: 650;
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 45%), 1fr));
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* What has the focus lies clear of the buttons below (WCAG 2.4.11). */
  input,
  summary {
    scroll-margin-block-end: 9rem;
  }

  input {
    flex: none;
    inline-size: 1.375rem;
    block-size: 1.375rem;
    margin: 0;
    accent-color: ${color.accent};
  }
`;

const Buttons = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(0.5)};
  inline-size: 100%;
  padding-block: ${space(0.5)};
  border-block-start: 2px solid ${color.line};
  background: ${color.ground};

  /* On a phone they leave the choices as much room as they can: no answer takes two lines. */
  > button[data-variant] {
    padding: 0;
  }

  > button[data-variant='outline'] {
    grid-column: 1 / -1;
  }

  /* The two answers weigh the same and look as they do in the banner. */
  > button[data-variant='solid'] {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.ground};
  }

  > button[data-variant]:hover {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;
