import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { HoursValue } from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { FieldFrame, Tick } from '@spielplan/shared-ui/components';
import { useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import type { HoursView } from '../HubView.ts';
import { Entries } from './Entries.tsx';
import { HoursPlaceForm } from './HoursPlaceForm.tsx';
import { parseClosingTime, parseTime, writeTime } from '@spielplan/shared-contracts/rules/typed-time';
import { SettingField } from './SettingField.tsx';
import { SettingForm } from './SettingForm.tsx';

type Entry = HoursValue[number];
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const EMPTY = { de: '', en: '' };

/** The opening hours, and whose they are. */
export function HoursPanel({ data }: { data: HoursView }) {
  return (
    <>
      {data.place ? <HoursPlaceForm loaded={data.place} mayChange={data.mayChange} /> : null}
      <HoursForm data={data} />
    </>
  );
}

/** The normal hours by weekday, and the days on which others hold. */
function HoursForm({ data }: { data: HoursView }) {
  const text = useText();
  const nameOf = ({ weekday, day }: Entry, index: number) =>
    weekday === null
      ? text('hub.hours.exception', { number: index + 1, day: day ?? '' })
      : text('hub.hours.normal', { number: index + 1, day: text(`hub.weekday.${weekday as 1}`) });
  /** What an entry says, line by line. */
  const tell = ({ closed, time_from, time_to, alternative_text }: Entry) =>
    closed
      ? [text('hub.hours.closed')]
      : [`${writeTime(time_from)}–${writeTime(time_to)}`, alternative_text.de, alternative_text.en].filter(
          (part) => part !== '' && part !== '–',
        );
  const makeNew = (): Entry => ({
    weekday: 1,
    day: null,
    time_from: '10:00',
    time_to: '18:00',
    closed: false,
    alternative_text: EMPTY,
    alternative_link_url: EMPTY,
  });
  return (
    <SettingForm
      name="hours"
      place={addresses.changeHours}
      loaded={data.setting}
      mayChange={data.mayChange}
      check={(entries) => {
        const index = entries.findIndex((entry) => !isWhole(entry));
        const wrong = entries[index];
        return wrong ? text('hub.hours.incomplete', { name: nameOf(wrong, index) }) : null;
      }}
      describe={(entries) =>
        entries.map((entry) => ({
          label: entry.day ?? text(`hub.weekday.${(entry.weekday ?? 1) as 1}`),
          text: tell(entry).join('\n'),
        }))
      }
    >
      {(entries, change) => (
        <Entries
          entries={entries}
          onChange={change}
          makeNew={makeNew}
          addLabel={text('hub.hours.add')}
          nameOf={nameOf}
          summaryOf={(entry) => tell(entry).join(' · ')}
        >
          {(entry, put, id) => <HoursFields id={id} entry={entry} onChange={put} />}
        </Entries>
      )}
    </SettingForm>
  );
}

function HoursFields({ id, entry, onChange }: { id: string; entry: Entry; onChange: (part: Partial<Entry>) => void }) {
  const text = useText();
  const place = entry.weekday === null ? 'day' : String(entry.weekday);
  return (
    <>
      <FieldFrame id={`${id}-place`} label={text('hub.hours.when')} help={undefined} error={undefined}>
        <select
          id={`${id}-place`}
          value={place}
          onChange={({ target }) =>
            onChange(
              target.value === 'day' ? { weekday: null, day: entry.day ?? '' } : { weekday: Number(target.value), day: null },
            )
          }
        >
          {WEEKDAYS.map((weekday) => (
            <option key={weekday} value={weekday}>
              {text(`hub.weekday.${weekday}`)}
            </option>
          ))}
          <option value="day">{text('hub.hours.oneDay')}</option>
        </select>
      </FieldFrame>
      {entry.weekday === null ? (
        <SettingField
          id={`${id}-day`}
          type="date"
          required
          label={text('hub.moment.day')}
          value={entry.day ?? ''}
          onChange={(day) => onChange({ day })}
        />
      ) : null}
      {entry.closed
        ? null
        : (['time_from', 'time_to'] as const).map((field) => (
            <TimeField
              key={field}
              id={`${id}-${field}`}
              label={text(`hub.hours.${field}`)}
              value={entry[field]}
              parse={field === 'time_to' ? parseClosingTime : parseTime}
              onChange={(time) => onChange({ [field]: time })}
            />
          ))}
      <Tick
        type="checkbox"
        id={`${id}-closed`}
        checked={entry.closed}
        onChange={({ target }) => onChange({ closed: target.checked, ...(target.checked && { time_from: null, time_to: null }) })}
      >
        {text('hub.hours.closed')}
      </Tick>
      {(['alternative_text', 'alternative_link_url'] as const).flatMap((field) =>
        LANGUAGES.map((lang) => (
          <SettingField
            key={`${field}-${lang}`}
            id={`${id}-${field}-${lang}`}
            label={text('hub.inLanguage', { label: text(`hub.hours.${field}`), language: text(`hub.language.${lang}`) })}
            value={entry[field][lang]}
            maxLength={300}
            lang={lang}
            onChange={(value) => onChange({ [field]: { ...entry[field], [lang]: value } })}
          />
        )),
      )}
    </>
  );
}

interface TimeFieldProps {
  id: string;
  label: string;
  value: string | null;
  parse: (typed: string) => string | null;
  onChange: (time: string | null) => void;
}

/** What is typed stays as it is; what is no time yet is told as ''. */
function TimeField({ id, label, value, parse, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState({ text: writeTime(value), of: value });
  // Another state has been taken over.
  const shown = typed.of === value ? typed.text : writeTime(value);
  return (
    <SettingField
      id={id}
      label={label}
      placeholder="18.30"
      inputMode="decimal"
      value={shown}
      onChange={(next) => {
        const time = parse(next) ?? (next.trim() === '' ? null : '');
        setTyped({ text: next, of: time });
        onChange(time);
      }}
    />
  );
}

function isWhole({ weekday, day, time_from, time_to, closed, alternative_text }: Entry): boolean {
  if (weekday === null && !/^\d{4}-\d{2}-\d{2}$/.test(day ?? '')) return false;
  if (time_from === '' || time_to === '') return false;
  if ((time_from === null) !== (time_to === null)) return false;
  return closed || time_from !== null || LANGUAGES.every((lang) => alternative_text[lang].trim() !== '');
}
