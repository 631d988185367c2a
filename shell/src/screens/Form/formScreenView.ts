import type { FormView } from '../../forms/domain/formView.ts';
import type { PostedForm } from '../../forms/domain/postedForm.ts';

/** A form on a page of its own, ready to show. */
export interface FormScreenView {
  form: FormView;
  /** Shows that it was sent, to those who posted it without scripts. */
  isSent?: true;
  /** What the server could not take, to the one who posted it. */
  posted?: PostedForm;
}
