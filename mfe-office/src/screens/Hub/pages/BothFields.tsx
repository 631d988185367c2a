import type { Language } from '@spielplan/shared-contracts/i18n';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { FieldFrame } from '@spielplan/shared-ui/components';
import { useText } from '../../../i18n/useText.ts';

type Both = Record<Language, string>;

interface BothFieldsProps {
  id: string;
  label: string;
  values: Both;
  onChange: (values: Both) => void;
  /** What is wrong, by language. */
  errors?: Partial<Both>;
  help?: string;
  isRequired?: boolean;
  isLong?: boolean;
  maxLength?: number;
}

/** One text in both languages, one beside the other where there is room. */
export function BothFields({
  id,
  label,
  values,
  onChange,
  errors = {},
  help,
  isRequired = true,
  isLong,
  maxLength = 300,
}: BothFieldsProps) {
  const text = useText();
  return LANGUAGES.map((lang) => {
    const own = `${id}-${lang}`;
    const error = errors[lang];
    const described = [error && `${own}-error`, help && `${own}-help`].filter(Boolean).join(' ') || undefined;
    const shared = {
      id: own,
      value: values[lang],
      maxLength,
      lang,
      required: isRequired,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described,
      onChange: ({ target }: { target: { value: string } }) => onChange({ ...values, [lang]: target.value }),
    };
    return (
      <FieldFrame
        key={lang}
        id={own}
        label={text('hub.inLanguage', { label, language: text(`hub.language.${lang}`) })}
        help={help}
        error={error}
      >
        {isLong ? <textarea {...shared} /> : <input {...shared} autoComplete="off" />}
      </FieldFrame>
    );
  });
}
