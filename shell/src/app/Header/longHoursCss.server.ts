/**
 * Hours with a long place: one line beside the logo that ends where the room does. Where hours
 * become that long while a page is open, they have to do without it until the next one loads.
 */
export const LONG_HOURS_CSS = `
@media (min-width: 64em) {
  .top-bar:has(.long-hours) { inset-inline-start: 18rem; justify-content: end; }
  .long-hours { flex-shrink: 9999; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .long-hours :focus-visible { outline-offset: -2px; }
}
`;
