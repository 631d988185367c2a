import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { DesignValue } from '@spielplan/shared-contracts/api';
import { FieldFrame, Tick } from '@spielplan/shared-ui/components';
import { useText } from '../../../i18n/useText.ts';
import type { DesignView, SettingView } from '../HubView.ts';
import { BrandForm } from './brand/BrandForm.tsx';
import { HouseTextsForm } from './HouseTextsForm.tsx';
import { SettingForm } from './SettingForm.tsx';

const CHOICES = {
  theme: ['cc01', 'cc02', 'cc03'],
  menu_style: ['style1', 'style2'],
  event_style: ['style1', 'style2', 'style3'],
} as const;
const SWITCHES = ['sticky_overlay_button', 'calendar_filter', 'favourites'] as const;

/** How the site looks, and what makes it that of one house. */
export function DesignPanel({ data }: { data: DesignView }) {
  const { brand, texts, known, mayChange } = data;
  return (
    <>
      <DesignForm data={data} />
      {brand ? <BrandForm loaded={brand} mayChange={mayChange} /> : null}
      {texts ? <HouseTextsForm loaded={texts} known={known} mayChange={mayChange} /> : null}
    </>
  );
}

/** What editors choose of the design. */
function DesignForm({ data }: { data: SettingView<'design', DesignValue> }) {
  const text = useText();
  const keys = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
  return (
    <SettingForm
      name="design"
      place={addresses.changeDesign}
      loaded={data.setting}
      mayChange={data.mayChange}
      describe={(value) => [
        ...keys.map((key) => ({
          label: text(`hub.design.${key}`),
          text: text(`hub.design.${key}.${value[key]}` as 'hub.design.theme.cc01'),
        })),
        ...SWITCHES.map((key) => ({ label: text(`hub.design.${key}`), text: text(value[key] ? 'hub.yes' : 'hub.no') })),
      ]}
    >
      {(value, change) => (
        <>
          {keys.map((key) => (
            <FieldFrame
              key={key}
              id={`design-${key}`}
              label={text(`hub.design.${key}`)}
              help={undefined}
              error={undefined}
              isGroup
            >
              {CHOICES[key].map((choice) => (
                <Tick
                  key={choice}
                  type="radio"
                  name={key}
                  id={`design-${key}-${choice}`}
                  checked={value[key] === choice}
                  onChange={() => change({ ...value, [key]: choice })}
                >
                  {text(`hub.design.${key}.${choice}` as 'hub.design.theme.cc01')}
                </Tick>
              ))}
            </FieldFrame>
          ))}
          <div>
            {SWITCHES.map((key) => (
              <Tick
                key={key}
                type="checkbox"
                id={`design-${key}`}
                checked={value[key]}
                onChange={({ target }) => change({ ...value, [key]: target.checked })}
              >
                {text(`hub.design.${key}`)}
              </Tick>
            ))}
          </div>
        </>
      )}
    </SettingForm>
  );
}
