import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { SwitchesValue } from '@spielplan/shared-contracts/api';
import { Notice, Tick } from '@spielplan/shared-ui/components';
import { useText } from '../../../i18n/useText.ts';
import type { SettingView } from '../HubView.ts';
import { MomentField } from './MomentField.tsx';
import { SettingForm } from './SettingForm.tsx';

const SWITCHES = ['is_site_online', 'is_shop_online'] as const;

/** Whether visitors get the site, and whether they can book; the hub stays open. */
export function SwitchesPanel({ data }: { data: SettingView<'switches', SwitchesValue> }) {
  const text = useText();
  return (
    <SettingForm
      name="switches"
      place={addresses.changeSwitches}
      loaded={data.setting}
      mayChange={data.mayChange}
      check={(value) => (value.shop_back_at === '' ? text('hub.moment.wrong') : null)}
      describe={(value) => [
        ...SWITCHES.map((key) => ({ label: text(`hub.switches.${key}`), text: text(value[key] ? 'hub.yes' : 'hub.no') })),
        { label: text('hub.switches.back'), text: value.shop_back_at ?? '' },
      ]}
    >
      {(value, change) => (
        <>
          <div>
            {SWITCHES.map((key) => (
              <Tick
                key={key}
                type="checkbox"
                id={`switches-${key}`}
                checked={value[key]}
                onChange={({ target }) => change({ ...value, [key]: target.checked })}
              >
                {text(`hub.switches.${key}`)}
              </Tick>
            ))}
          </div>
          {value.is_shop_online ? null : (
            <MomentField
              id="switches-back"
              label={text('hub.switches.back')}
              value={value.shop_back_at ?? null}
              onChange={(moment) => {
                const { shop_back_at: _, ...switches } = value;
                change(moment === null ? switches : { ...switches, shop_back_at: moment });
              }}
            />
          )}
          <div aria-live="polite">
            {value.is_site_online && value.is_shop_online ? null : (
              <Notice>{text(value.is_site_online ? 'hub.switches.shopClosed' : 'hub.switches.siteClosed')}</Notice>
            )}
          </div>
        </>
      )}
    </SettingForm>
  );
}
