/** One screen of the dashboard, all words and numbers formatted. */
export type DashboardView = { title: string } & (
  | { kind: 'overview'; period: PeriodView; site: readonly Figure[]; charts: readonly ChartView[]; table: TableView }
  | { kind: 'list'; period: PeriodView | null; choices: readonly ChoiceView[]; table: TableView }
  /** What was found at one time; `note` says what to do where there is nothing, `command` is what to type then. */
  | { kind: 'report'; note: string | null; command?: string; figures: readonly Figure[]; tables: readonly TableView[] }
  /** The account may not see the dashboard. */
  | { kind: 'refused'; user: string }
);

export interface Figure {
  label: string;
  value: string;
  /** Something that needs a look, such as a shop that is closed. */
  isAlarm?: true;
}

/** A column a day; the same numbers stand in the table of the screen. */
export interface ChartView {
  id: string;
  label: string;
  /** The sum, in words of the language. */
  total: string;
  /** What the drawing shows, for who cannot see it. */
  description: string;
  values: readonly number[];
}

export interface PeriodView {
  /** Days of the house as date fields hold them. */
  from: string;
  to: string;
  /** The path of the screen, which the form leads to. */
  action: string;
  /** What else the address holds and the form has to keep. */
  kept: readonly { name: string; value: string }[];
  presets: readonly ChoiceView[];
}

/** A link that shows the screen in another way. */
export interface ChoiceView {
  label: string;
  href: string;
  isCurrent: boolean;
}

export interface TableView {
  caption: string;
  columns: readonly ColumnView[];
  rows: readonly { id: string; cells: readonly CellView[] }[];
  /** "1–50 of 120", or that there is nothing. */
  count: string;
  previous: string | null;
  next: string | null;
}

export interface ColumnView {
  id: string;
  label: string;
  isNumber?: true;
  /** Sentences, one below the other. */
  isLines?: true;
  /** Sorts by this column; pressed again the other way round. */
  sort?: { href: string; state: 'ascending' | 'descending' | null };
}

export interface AnswerFormView {
  action: string;
  csrfToken: string;
  /** What it sends besides the page. */
  kept: readonly { name: string; value: string }[];
  /** What the field is called, for which terms. */
  label: string;
  link: string;
}

export interface CellView {
  text: string;
  href?: string;
  /** The same for machines: a day or an instant. */
  dateTime?: string;
  /** A form that answers search terms with a page. */
  form?: AnswerFormView;
  /** Shares of a whole, 0 to 1, drawn beside the number. */
  shares?: readonly number[];
}
