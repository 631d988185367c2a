import type { SwitchesValue } from '@spielplan/shared-contracts/api';
import { Notice, Tick } from '@spielplan/shared-ui/components';
import { useText } from '../../../i18n/useText.ts';
import { HUB_CALLS } from '../hubCalls.ts';
import type { SettingView } from '../HubView.ts';
import { SettingForm } from './SettingForm.tsx';

const SWITCHES = ['is_site_online', 'is_shop_online'] as const;

/** Whether visitors get the site, and whether they can book; the hub stays open. */
export function SwitchesPanel({ data }: { data: SettingView<'switches', SwitchesValue> }) {
  const text = useText();
  return (
    <SettingForm
      name="switches"
      place={HUB_CALLS.changeSwitches}
      loaded={data.setting}
      mayChange={data.mayChange}
      describe={(value) =>
        SWITCHES.map((key) => ({ label: text(`hub.switches.${key}`), text: text(value[key] ? 'hub.yes' : 'hub.no') }))
      }
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
