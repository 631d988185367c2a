import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { RedirectsValue } from '@spielplan/shared-contracts/api';
import { FieldFrame } from '@spielplan/shared-ui/components';
import { useText } from '../../../i18n/useText.ts';
import type { SettingView } from '../HubView.ts';
import { Entries } from './Entries.tsx';
import { findRedirectFault } from './findRedirectFault.ts';
import { SettingField } from './SettingField.tsx';
import { SettingForm } from './SettingForm.tsx';

/** Addresses that lead elsewhere: each exactly, in one hop. */
export function RedirectsPanel({ data }: { data: SettingView<'redirects', RedirectsValue> }) {
  const text = useText();
  return (
    <SettingForm
      name="redirects"
      place={addresses.changeRedirects}
      loaded={data.setting}
      mayChange={data.mayChange}
      check={(rules) => {
        const found = findRedirectFault(rules);
        return found ? text(`hub.redirects.fault.${found.fault}`, { path: found.path }) : null;
      }}
      describe={(rules) => rules.map(({ lang, old_path, new_path }) => ({ label: `${lang} ${old_path}`, text: new_path }))}
    >
      {(rules, change) => (
        <Entries
          entries={rules}
          onChange={change}
          makeNew={() => ({ lang: 'de' as const, old_path: '/de/', new_path: '/de/' })}
          addLabel={text('hub.redirects.add')}
          nameOf={({ old_path }, index) => text('hub.redirects.name', { number: index + 1, path: old_path })}
          summaryOf={({ new_path }) => `→ ${new_path}`}
        >
          {(rule, put, id) => (
            <>
              <FieldFrame id={`${id}-lang`} label={text('hub.redirects.lang')} help={undefined} error={undefined}>
                <select
                  id={`${id}-lang`}
                  value={rule.lang}
                  onChange={({ target }) => put({ lang: target.value === 'en' ? 'en' : 'de' })}
                >
                  <option value="de">{text('hub.language.de')}</option>
                  <option value="en">{text('hub.language.en')}</option>
                </select>
              </FieldFrame>
              <SettingField
                id={`${id}-old`}
                label={text('hub.redirects.old')}
                value={rule.old_path}
                required
                maxLength={500}
                onChange={(value) => put({ old_path: value.trim() })}
              />
              <SettingField
                id={`${id}-new`}
                label={text('hub.redirects.new')}
                value={rule.new_path}
                required
                maxLength={500}
                onChange={(value) => put({ new_path: value.trim() })}
              />
            </>
          )}
        </Entries>
      )}
    </SettingForm>
  );
}
