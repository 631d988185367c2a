import type { ComponentPropsWithRef } from 'react';
// By its public name: only that one is shared with the
// page, a relative path would bring a second router.
import { Link } from '@spielplan/shared-ui/host';
import { ButtonBox, type ButtonVariant } from './buttonStyles.ts';

type ButtonLinkProps = { variant?: ButtonVariant } & (
  | ({ /** A path of this site. */ to: string; href?: undefined } & Omit<ComponentPropsWithRef<typeof Link>, 'to'>)
  | ({ /** Anything else: another site, a file, a `mailto:`. */ href: string; to?: undefined } & ComponentPropsWithRef<'a'>)
);

/** A link that looks like a button. `to` stays in the page, `href` leaves it. */
export function ButtonLink({ variant = 'solid', ...rest }: ButtonLinkProps) {
  return rest.to === undefined ? (
    <ButtonBox as="a" data-variant={variant} {...rest} />
  ) : (
    <ButtonBox as={Link} data-variant={variant} {...rest} />
  );
}
