import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { HouseTextsValue } from '@spielplan/shared-contracts/api';
import { findTextFault, LANGUAGES, placeholdersOf } from '@spielplan/shared-contracts/i18n';
import { Button } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import type { InterfaceText } from '@spielplan/shared-contracts/remote';
import type { DesignView } from '../HubView.ts';
import { HubActions } from '../hubStyles.ts';
import { SettingField } from './SettingField.tsx';
import { SettingForm } from './SettingForm.tsx';

/** In characters, as the call takes them. */
const MAX_CHARS = 500;
const MAX_FOUND = 20;

interface HouseTextsFormProps {
  loaded: NonNullable<DesignView['texts']>;
  known: readonly InterfaceText[];
  mayChange: boolean;
}

/** Texts of the interface in the house's own words: found by what they say, and written beside it. */
export function HouseTextsForm({ loaded, known, mayChange }: HouseTextsFormProps) {
  const text = useText();
  const [query, setQuery] = useState('');
  const messageOf = new Map(known.map((each) => [each.key, each]));
  const words = query.trim().toLowerCase();
  const found = words === '' ? [] : known.filter(({ key, de, en }) => `${key}\n${de}\n${en}`.toLowerCase().includes(words));
  const check = (value: HouseTextsValue) => {
    for (const entry of value)
      for (const lang of LANGUAGES) {
        const message = messageOf.get(entry.key)?.[lang];
        const fault = entry[lang].trim() === '' ? null : findTextFault(message, entry[lang]);
        if (fault === 'unknown') return text('hub.texts.unknown', { key: entry.key });
        if (fault) return text('hub.texts.placeholders', { key: entry.key, names: placeholdersOf(message ?? '') || '–' });
      }
    return null;
  };
  return (
    <SettingForm
      name="texts"
      place={addresses.changeHouseTexts}
      loaded={loaded}
      mayChange={mayChange}
      check={check}
      describe={(value) =>
        value.flatMap((entry) => LANGUAGES.map((lang) => ({ label: `${entry.key} (${lang})`, text: entry[lang] })))
      }
    >
      {(value, change) => (
        <>
          {value.map((entry, index) => (
            <Entry key={entry.key} role="group" aria-labelledby={`house-text-${index}`}>
              <code id={`house-text-${index}`}>{entry.key}</code>
              {LANGUAGES.map((lang) => (
                <SettingField
                  key={lang}
                  id={`house-text-${index}-${lang}`}
                  label={text(`hub.language.${lang}`)}
                  help={messageOf.get(entry.key)?.[lang] ?? ''}
                  value={entry[lang]}
                  maxLength={MAX_CHARS}
                  lang={lang}
                  isLong
                  onChange={(own) => change(value.map((each) => (each === entry ? { ...each, [lang]: own } : each)))}
                />
              ))}
              <HubActions>
                <Button variant="quiet" onClick={() => change(value.filter((each) => each !== entry))}>
                  {text('hub.texts.remove', { key: entry.key })}
                </Button>
              </HubActions>
            </Entry>
          ))}
          {mayChange ? (
            <>
              <SettingField
                id="house-text-search"
                type="search"
                label={text('hub.texts.search')}
                help={text('hub.texts.searchHelp')}
                value={query}
                onChange={setQuery}
              />
              <p role="status">{words === '' ? '' : text('hub.texts.found', { count: found.length })}</p>
              <Found>
                {found
                  .filter(({ key }) => !value.some((entry) => entry.key === key))
                  .slice(0, MAX_FOUND)
                  .map(({ key, de, en }) => (
                    <li key={key}>
                      <span>
                        <span lang="de">{de}</span> / <span lang="en">{en}</span>
                      </span>
                      <Button variant="outline" onClick={() => change([...value, { key, de: '', en: '' }])}>
                        {text('hub.texts.add', { key })}
                      </Button>
                    </li>
                  ))}
              </Found>
            </>
          ) : null}
        </>
      )}
    </SettingForm>
  );
}

const Entry = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space(2)};

  > :is(code, div:last-child) {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
  }
`;

const Found = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  li {
    display: grid;
    gap: ${space(1)};
    justify-items: start;
  }
`;
