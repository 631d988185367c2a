import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { HoursPlaceValue } from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { useText } from '../../../i18n/useText.ts';
import type { HoursView } from '../HubView.ts';
import { SettingField } from './SettingField.tsx';
import { SettingForm } from './SettingForm.tsx';

/** As much as the call takes and the top bar shows. */
const MAX_CHARS = 40;

interface HoursPlaceFormProps {
  loaded: NonNullable<HoursView['place']>;
  mayChange: boolean;
}

/** Whose hours the top bar tells. */
export function HoursPlaceForm({ loaded, mayChange }: HoursPlaceFormProps) {
  const text = useText();
  const labelOf = (lang: keyof HoursPlaceValue) =>
    text('hub.inLanguage', { label: text('hub.hoursPlace.name'), language: text(`hub.language.${lang}`) });
  return (
    <SettingForm
      name="hoursPlace"
      place={addresses.changeHoursPlace}
      loaded={loaded}
      mayChange={mayChange}
      describe={(value) => LANGUAGES.map((lang) => ({ label: labelOf(lang), text: value[lang] }))}
    >
      {(value, change) =>
        LANGUAGES.map((lang) => (
          <SettingField
            key={lang}
            id={`hours-place-${lang}`}
            label={labelOf(lang)}
            value={value[lang]}
            maxLength={MAX_CHARS}
            lang={lang}
            onChange={(name) => change({ ...value, [lang]: name })}
          />
        ))
      }
    </SettingForm>
  );
}
