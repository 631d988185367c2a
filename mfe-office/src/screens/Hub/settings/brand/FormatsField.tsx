import type { BrandValue } from '@spielplan/shared-contracts/api';
import { isCurrency } from '@spielplan/shared-contracts/i18n/adopt-formats';
import { useState } from 'react';
import { useText } from '../../../../i18n/useText.ts';
import { SettingField } from '../SettingField.tsx';

interface FormatsFieldProps {
  value: BrandValue;
  onChange: (value: BrandValue) => void;
}

const NOTHING: { zones: readonly string[]; currencies: readonly string[] } = { zones: [], currencies: [] };

/** Time zone and currency, with what the browser knows of them to choose from; nothing where the provider has neither. */
export function FormatsField({ value, onChange }: FormatsFieldProps) {
  const text = useText();
  const { time_zone: zone, currency } = value;
  const [known, setKnown] = useState(NOTHING);
  // Servers know other zones than browsers: what is there to choose from comes with the first focus.
  const list = () =>
    setKnown({
      zones: Intl.supportedValuesOf('timeZone'),
      currencies: Intl.supportedValuesOf('currency').filter(isCurrency),
    });
  return (
    <>
      {zone === undefined ? null : (
        <SettingField
          id="brand-zone"
          label={text('hub.brand.zone')}
          help={text('hub.brand.zoneHelp')}
          list="brand-zones"
          onFocus={list}
          value={zone}
          onChange={(next) => onChange({ ...value, time_zone: next.trim() })}
        />
      )}
      {currency === undefined ? null : (
        <SettingField
          id="brand-currency"
          label={text('hub.brand.currency')}
          help={text('hub.brand.currencyHelp')}
          list="brand-currencies"
          onFocus={list}
          value={currency}
          onChange={(next) => onChange({ ...value, currency: next.trim().toUpperCase() })}
        />
      )}
      <datalist id="brand-zones">
        {known.zones.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <datalist id="brand-currencies">
        {known.currencies.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </datalist>
    </>
  );
}
