import { FieldFrame } from '@spielplan/shared-ui/components';
import type { ComponentProps } from 'react';

interface SettingFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  id: string;
  label: string;
  help?: string;
  value: string;
  onChange: (value: string) => void;
  isLong?: boolean;
}

/** A line of text, or several, with its label. */
export function SettingField({ id, label, help, value, onChange, isLong = false, ...input }: SettingFieldProps) {
  const describedBy = help ? `${id}-help` : undefined;
  return (
    <FieldFrame id={id} label={label} help={help} error={undefined}>
      {isLong ? (
        <textarea
          id={id}
          value={value}
          aria-describedby={describedBy}
          maxLength={input.maxLength}
          lang={input.lang}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <input
          {...input}
          id={id}
          value={value}
          aria-describedby={describedBy}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}
