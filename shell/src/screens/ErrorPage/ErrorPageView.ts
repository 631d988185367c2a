/** What an error page knows; the status decides its words, its colours and what to do next. */
export interface ErrorPageView {
  status: number;
  /** Stable code of the failure (docs/errors.md), for a visitor who wants to name it. */
  code?: string | null;
  /** The house's own page for the status: clean markup, and a style that reaches nothing else. */
  custom?: { title: string; style: string; body: string };
}
