import { FieldFrame } from '@spielplan/shared-ui/components';
import { useText } from '../../i18n/useText.ts';
import { fieldName } from '../domain/formNames.ts';
import type { FieldFault } from '../domain/formFaults.ts';
import type { FieldView, FormValue } from '../domain/formView.ts';
import type { Upload } from '../stores/createUploads.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { ControlProps } from './controls.ts';
import { describeFault } from './describeFault.ts';
import { FileControl } from './FileControl.tsx';
import { SelectControl } from './SelectControl.tsx';
import { TextControl } from './TextControl.tsx';
import { TickControl } from './TickControl.tsx';

interface FormFieldProps {
  field: FieldView;
  id: string;
  value: FormValue;
  fault: FieldFault | undefined;
  upload: Upload | undefined;
  fileTypes: string;
  /** The level of headings inside the form. */
  level: 3 | 4 | 2;
  /**
   * Whether an answer is needed although the field is not
   * called required, as with the repeated e-mail address.
   */
  isExpected: boolean;
  onChange: (slug: string, value: FormValue) => void;
  onLeave: (slug: string, isUnreadable: boolean) => void;
  onChoose: (slug: string, file: File | null) => void;
}

/** One field of a form by its kind. */
export function FormField(props: FormFieldProps) {
  const { field, id, value, fault, level, isExpected, onChange, onLeave, onChoose } = props;
  const text = useText();
  const { slug, kind, label, help } = field;
  if (kind === 'heading') {
    const Heading = `h${level}` as const;
    return field.isHidden ? null : <Heading>{label}</Heading>;
  }
  if (field.isHidden) return <HiddenControl field={field} value={value} />;
  const error = fault && describeFault(text, field, fault, value);
  const control: ControlProps = {
    field,
    id,
    value,
    error,
    onChange: (next) => onChange(slug, next),
    onLeave: (isUnreadable) => onLeave(slug, isUnreadable),
  };
  const aside = field.isRequired || isExpected ? undefined : text('form.optional');
  const frame = { id, label, help, error, aside };
  switch (kind) {
    case 'checkbox':
    case 'consent':
      return <TickControl {...control} />;
    case 'radio':
    case 'checkboxList':
    case 'multipleSelect':
      return (
        <FieldFrame {...frame} isGroup>
          <ChoiceGroup {...control} />
        </FieldFrame>
      );
    case 'select':
      return (
        <FieldFrame {...frame}>
          <SelectControl {...control} />
        </FieldFrame>
      );
    case 'file': {
      const limit = help ?? (field.maxSize && text('form.file.limit', { size: field.maxSize }));
      const limited = limit ? { ...field, help: limit } : field;
      return (
        <FieldFrame {...frame} help={limit}>
          <FileControl
            {...{ id, error, field: limited, upload: props.upload }}
            types={props.fileTypes}
            onChoose={(file) => onChoose(slug, file)}
          />
        </FieldFrame>
      );
    }
    default:
      return (
        <FieldFrame {...frame}>
          <TextControl {...control} />
        </FieldFrame>
      );
  }
}

/**
 * What is not shown is sent as the editor has set it; a list as
 * often as it has values, a file and an empty box not at all.
 */
function HiddenControl({ field: { slug, kind }, value }: { field: FieldView; value: FormValue }) {
  if (kind === 'file' || value === null || value === false) return null;
  const values = Array.isArray(value) ? (value as readonly string[]) : [String(value)];
  return values.map((each) => <input key={each} type="hidden" name={fieldName(slug)} value={each} />);
}
