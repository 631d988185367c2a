import type { HouseColors } from '@spielplan/shared-contracts/rules/colors';
import { findColorFault, palettesOf } from '@spielplan/shared-contracts/rules/colors';
import { Button, FieldFrame, Notice, Tick } from '@spielplan/shared-ui/components';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../../../i18n/useText.ts';
import { HubActions } from '../../hubStyles.ts';

const KEYS = ['ground', 'ink', 'accent'] as const;
/** Where a house begins that takes colours of its own. */
const FIRST: HouseColors = { ground: '#FFFFFF', ink: '#141414', accent: '#B9341A' };

interface ColorsFieldProps {
  colors: HouseColors | null;
  onChange: (colors: HouseColors | null) => void;
}

/** Three values that a theme is made of; one that cannot be read is named with the nearest that can. */
export function ColorsField({ colors, onChange }: ColorsFieldProps) {
  const text = useText();
  const fault = colors && findColorFault(colors);
  return (
    <FieldFrame id="brand-colors" label={text('hub.brand.colors')} help={text('hub.brand.colorsHelp')} error={undefined} isGroup>
      <Tick
        type="checkbox"
        id="brand-colors-own"
        checked={colors !== null}
        onChange={({ target }) => onChange(target.checked ? FIRST : null)}
      >
        {text('hub.brand.colorsOwn')}
      </Tick>
      {colors ? (
        <Values>
          {KEYS.map((key) => (
            <label key={key} htmlFor={`brand-color-${key}`}>
              {text(`hub.brand.color.${key}`)}
              <input
                type="color"
                id={`brand-color-${key}`}
                value={colors[key].toLowerCase()}
                aria-describedby={fault?.field === key ? 'brand-color-fault' : undefined}
                onChange={({ target }) => onChange({ ...colors, [key]: target.value.toUpperCase() })}
              />
              <code>{colors[key]}</code>
            </label>
          ))}
        </Values>
      ) : null}
      <div aria-live="polite" id="brand-color-fault">
        {colors && fault ? (
          <Notice tone="error">
            {text('hub.brand.fault', {
              color: text(`hub.brand.color.${fault.field}`),
              value: colors[fault.field],
              ground: colors.ground,
              ratio: fault.ratio.toFixed(1),
              nearest: fault.nearest,
            })}
          </Notice>
        ) : null}
      </div>
      {colors && fault ? (
        <HubActions>
          <Button variant="outline" onClick={() => onChange({ ...colors, [fault.field]: fault.nearest })}>
            {text('hub.brand.takeNearest', { nearest: fault.nearest })}
          </Button>
        </HubActions>
      ) : null}
      {colors && !fault ? (
        <Samples aria-hidden="true">
          {Object.entries(palettesOf(colors)).map(([name, palette]) => (
            <li key={name} style={{ backgroundColor: palette.ground, color: palette.ink }}>
              <strong style={{ color: palette.accent }}>24</strong> {text('hub.brand.sample')}{' '}
              <span style={{ color: palette.muted }}>20:00</span>{' '}
              <b style={{ backgroundColor: palette.accent, color: palette.onAccent }}>{text('hub.brand.sampleButton')}</b>
            </li>
          ))}
        </Samples>
      ) : null}
    </FieldFrame>
  );
}

const Values = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space(2)};

  label {
    display: grid;
    gap: ${space(1)};
  }

  input {
    inline-size: 100%;
    block-size: ${TARGET_SIZE};
    padding: 0;
    border: 2px solid ${color.line};
    background: none;
  }
`;

const Samples = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
  border: 2px solid ${color.line};

  li {
    padding: ${space(2)};
    forced-color-adjust: none;
  }

  b {
    padding: 0.25em 0.75em;
  }
`;
