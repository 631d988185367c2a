interface FooterLinkProps {
  url: string;
  title: string;
  /** Said to screen readers; with it the link opens in a new tab. */
  newTabHint?: string | null;
}

export function FooterLink({ url, title, newTabHint = null }: FooterLinkProps) {
  if (newTabHint === null) return <a href={url}>{title}</a>;
  return (
    <a href={url} target="_blank" rel="noopener">
      <span data-underlined>{title}</span> <span aria-hidden="true">↑</span>
      <span className="visually-hidden">{newTabHint}</span>
    </a>
  );
}
