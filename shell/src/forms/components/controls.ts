import type { FieldView, FormValue } from '../domain/formView.ts';

/** What every field's control is given. */
export interface ControlProps {
  field: FieldView;
  /** The id of the control, or of the first of a group; the error summary leads there. */
  id: string;
  value: FormValue;
  /** The sentence that says what is wrong. */
  error: string | undefined;
  onChange: (value: FormValue) => void;
  /** The focus leaves the field. */
  onLeave: (isUnreadable: boolean) => void;
}
