import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { ButtonBox, type ButtonVariant } from './buttonStyles.ts';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  /**
   * While its action runs: presses do nothing and submit nothing,
   * but the button keeps the focus, which `disabled` would lose.
   */
  isBusy?: boolean;
}

/**
 * A button that acts on the page; it submits a form only with
 * `type="submit"`. To go somewhere else there is `ButtonLink`.
 */
export function Button({ variant = 'solid', isBusy = false, type = 'button', onClick, ...rest }: ButtonProps) {
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <ButtonBox
      {...rest}
      type={type}
      data-variant={variant}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? refuse : onClick}
    />
  );
}
