import type { FormView } from '../../forms/domain/formView.ts';

export interface FormBlockView {
  /** The block's own headline, or the form's title. */
  headline: string;
  form: FormView;
}
