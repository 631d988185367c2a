import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { BrandValue } from '@spielplan/shared-contracts/api';
import { type Language, LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { isCurrency, isTimeZone } from '@spielplan/shared-contracts/i18n/adopt-formats';
import { findColorFault } from '@spielplan/shared-contracts/rules/colors';
import { FieldFrame, Tick } from '@spielplan/shared-ui/components';
import { useText } from '../../../../i18n/useText.ts';
import type { DesignView } from '../../HubView.ts';
import { SettingField } from '../SettingField.tsx';
import { SettingForm } from '../SettingForm.tsx';
import { ColorsField } from './ColorsField.tsx';
import { FilesField } from './FilesField.tsx';
import { FormatsField } from './FormatsField.tsx';
import { MarkField } from './MarkField.tsx';

const ORDERS: readonly (readonly Language[])[] = [['de', 'en'], ['en', 'de'], ['de'], ['en']];
/** In characters, as the call takes them. */
const MAX_NAME = 100;

interface BrandFormProps {
  loaded: NonNullable<DesignView['brand']>;
  mayChange: boolean;
}

/** What makes the site that of one house: name, mark, colours, typeface, picture for shared links, languages. */
export function BrandForm({ loaded, mayChange }: BrandFormProps) {
  const text = useText();
  const languagesOf = (languages: readonly Language[]) => languages.map((lang) => text(`hub.language.${lang}`)).join(', ');
  const nameIn = (lang: Language) =>
    text('hub.inLanguage', { label: text('hub.brand.name'), language: text(`hub.language.${lang}`) });
  const tellColors = ({ colors }: BrandValue) =>
    colors ? `${colors.ground}, ${colors.ink}, ${colors.accent}` : text('hub.brand.software');
  const check = ({ name, languages, colors, time_zone: zone, currency }: BrandValue) => {
    if (languages.some((lang) => name[lang].trim() === '')) return text('hub.brand.nameless');
    if (zone !== undefined && !isTimeZone(zone)) return text('hub.brand.unknownZone');
    if (currency !== undefined && !isCurrency(currency)) return text('hub.brand.unknownCurrency');
    return colors && findColorFault(colors) ? text('hub.brand.unreadable') : null;
  };
  return (
    <SettingForm
      name="brand"
      place={addresses.changeBrand}
      loaded={loaded}
      mayChange={mayChange}
      check={check}
      describe={(value) => [
        ...LANGUAGES.map((lang) => ({ label: nameIn(lang), text: value.name[lang] })),
        { label: text('hub.brand.mark'), text: value.mark?.kind === 'picture' ? value.mark.src : (value.mark?.path ?? '') },
        { label: text('hub.brand.colors'), text: tellColors(value) },
        { label: text('hub.brand.typeface'), text: value.typeface.join('\n') },
        { label: text('hub.brand.share'), text: value.share_image?.src ?? '' },
        { label: text('hub.brand.languages'), text: languagesOf(value.languages) },
        { label: text('hub.brand.zone'), text: value.time_zone ?? '' },
        { label: text('hub.brand.currency'), text: value.currency ?? '' },
      ]}
    >
      {(value, change) => (
        <>
          {LANGUAGES.map((lang) => (
            <SettingField
              key={lang}
              id={`brand-name-${lang}`}
              label={nameIn(lang)}
              value={value.name[lang]}
              maxLength={MAX_NAME}
              lang={lang}
              onChange={(name) => change({ ...value, name: { ...value.name, [lang]: name } })}
            />
          ))}
          <MarkField mark={value.mark} onChange={(mark) => change({ ...value, mark })} />
          <ColorsField colors={value.colors} onChange={(colors) => change({ ...value, colors })} />
          <FilesField
            typeface={value.typeface}
            shareImage={value.share_image}
            onTypeface={(typeface) => change({ ...value, typeface })}
            onShareImage={(image) => change({ ...value, share_image: image })}
          />
          <FieldFrame
            id="brand-languages"
            label={text('hub.brand.languages')}
            help={text('hub.brand.languagesHelp')}
            error={undefined}
            isGroup
          >
            {ORDERS.map((languages) => (
              <Tick
                key={languages.join()}
                type="radio"
                name="languages"
                id={`brand-languages-${languages.join('-')}`}
                checked={value.languages.join() === languages.join()}
                onChange={() => change({ ...value, languages: [...languages] })}
              >
                {languagesOf(languages)}
              </Tick>
            ))}
          </FieldFrame>
          <FormatsField value={value} onChange={change} />
        </>
      )}
    </SettingForm>
  );
}
