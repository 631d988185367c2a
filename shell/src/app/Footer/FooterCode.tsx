interface FooterCodeProps {
  className: string;
  html: string | undefined;
}

/**
 * A piece of the house's own markup, cleaned by the
 * provider; the page's policy lets no script of it run.
 */
export function FooterCode({ className, html }: FooterCodeProps) {
  return html ? <div className={className} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
