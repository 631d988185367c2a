import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { AlertsValue } from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { Tick } from '@spielplan/shared-ui/components';
import { useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import type { SettingView } from '../HubView.ts';
import { Entries } from './Entries.tsx';
import { MomentField } from './MomentField.tsx';
import { SettingField } from './SettingField.tsx';
import { SettingForm } from './SettingForm.tsx';

type Alert = AlertsValue[number];
const EMPTY = { de: '', en: '' };
const TEXTS = [
  ['title', 200, false],
  ['text', 1_000, true],
  ['link', 500, false],
  ['link_title', 200, false],
] as const;

/** The notices above every page: their texts in both languages, when they show, and who sees them again. */
export function AlertsPanel({ data }: { data: SettingView<'alerts', AlertsValue> }) {
  const text = useText();
  const makeNew = (): Alert => ({
    id: null,
    title: EMPTY,
    text: EMPTY,
    link: EMPTY,
    link_title: EMPTY,
    online_from: null,
    online_to: null,
  });
  const nameOf = ({ title }: Alert, index: number) => text('hub.alerts.name', { number: index + 1, title: title.de });
  return (
    <SettingForm
      name="alerts"
      place={addresses.changeAlerts}
      loaded={data.setting}
      mayChange={data.mayChange}
      check={(alerts) => {
        if (alerts.some(({ title }) => !title.de.trim() || !title.en.trim())) return text('hub.alerts.noTitle');
        return alerts.some((alert) => alert.online_from === '' || alert.online_to === '') ? text('hub.moment.wrong') : null;
      }}
      describe={(alerts) =>
        alerts.map((alert, index) => ({
          label: text('hub.alerts.name', { number: index + 1, title: '' }),
          text: [
            ...TEXTS.flatMap(([field]) => LANGUAGES.map((lang) => alert[field][lang])),
            alert.online_from ?? '',
            alert.online_to ?? '',
          ]
            .filter(Boolean)
            .join('\n'),
        }))
      }
    >
      {(alerts, change) => (
        <Entries entries={alerts} onChange={change} makeNew={makeNew} addLabel={text('hub.alerts.add')} nameOf={nameOf}>
          {(alert, put, id) => (
            <>
              {TEXTS.flatMap(([field, maxLength, isLong]) =>
                LANGUAGES.map((lang) => (
                  <SettingField
                    key={`${field}-${lang}`}
                    id={`${id}-${field}-${lang}`}
                    label={text('hub.inLanguage', {
                      label: text(`hub.alerts.field.${field}`),
                      language: text(`hub.language.${lang}`),
                    })}
                    value={alert[field][lang]}
                    required={field === 'title'}
                    maxLength={maxLength}
                    isLong={isLong}
                    lang={lang}
                    onChange={(value) => put({ [field]: { ...alert[field], [lang]: value } })}
                  />
                )),
              )}
              {(['online_from', 'online_to'] as const).map((field) => (
                <MomentField
                  key={field}
                  id={`${id}-${field}`}
                  label={text(`hub.alerts.${field}`)}
                  value={alert[field]}
                  onChange={(value) => put({ [field]: value })}
                />
              ))}
              <div data-wide="">
                <AgainTick id={id} alert={alert} onChange={(next) => put({ id: next })} />
              </div>
            </>
          )}
        </Entries>
      )}
    </SettingForm>
  );
}

interface AgainTickProps {
  id: string;
  alert: Alert;
  onChange: (id: number | null) => void;
}

/** As a new alert it shows again to who has closed the one before. */
function AgainTick({ id, alert, onChange }: AgainTickProps) {
  const text = useText();
  const [before] = useState(alert.id);
  if (before === null) return null;
  return (
    <Tick
      type="checkbox"
      id={`${id}-again`}
      checked={alert.id === null}
      onChange={({ target }) => onChange(target.checked ? null : before)}
    >
      {text('hub.alerts.again')}
    </Tick>
  );
}
