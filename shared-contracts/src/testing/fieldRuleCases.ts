import type { BlockModel } from '../api/index.ts';
import type { FieldProblem, FieldRule } from '../fields/index.ts';

/** A rule, with what it allows where it has a limit. */
type Rule = FieldRule | `${FieldRule} ${string}`;

const TITLE: Rule[] = ['required', 'tooLong 2000'];
const LINK: Rule[] = ['noLink', 'tooLong 2000'];
const EMBED: Rule[] = ['required', 'tooLong 10000'];
const VIDEO: Rule[] = ['required', 'noVideo', 'tooLong 2000'];
const ID: Rule[] = ['required', 'noNumber', 'noChoice'];

/** The field rules of product.md section 5, kind by kind; a field that is not here may hold anything. */
export const RULES_OF_FIELDS: Readonly<Record<BlockModel, Readonly<Record<string, readonly Rule[]>>>> = {
  anchor_item: { link_url: ['required', ...LINK], link_text: TITLE },
  anchor_list: {
    children: ['tooMany 60'],
    'children.0.link_url': ['required', ...LINK],
    'children.0.link_text': TITLE,
  },
  audio: { embed: [...EMBED, 'noAudio'] },
  audio_file: { file: ['required'] },
  blog_teaser_list: { items: ['required', 'noNumber', 'outOfRange 1–8'] },
  container: { columns: ['tooMany 3'], 'columns.0.classes': ['tooLong 500'] },
  event_list: {
    date_from: ['noTime'],
    date_to: ['noTime'],
    filters: ['noChoice'],
    tag: ['noNumber', 'noChoice'],
    items: ['noNumber', 'outOfRange 1–12'],
  },
  faq: { headline: TITLE, 'items.0.question': TITLE, 'items.0.answer': ['required'] },
  form: { form: ID },
  forms: { hubspot_id: ['required', 'noForm'] },
  full_teaser: { headline: TITLE, link: LINK, text: ['tooLong 3000'] },
  headline: { content: TITLE, headline_level: ['noChoice'] },
  hero_media: { headline: TITLE, button_link: LINK, online_from: ['required', 'noTime'], online_to: ['noTime'] },
  highlight_teaser: {},
  html: { html_code: ['required', 'tooLong 200000'] },
  image: { image: ['required'] },
  image_list: {
    children: ['tooMany 100'],
    'children.0.image': ['required'],
    'children.0.alias': ['tooLong 500'],
    'children.0.description': ['tooLong 2000'],
  },
  link: { link_text: TITLE, link: ['required', ...LINK] },
  logo_list: {
    children: ['tooMany 100'],
    'children.0.image': ['required'],
    'children.0.name': ['required', 'tooLong 200'],
    'children.0.link': LINK,
  },
  quote: { content: TITLE },
  section: { columns: ['tooMany 3'], 'columns.0.classes': ['tooLong 500'] },
  social_media: { embed: [...EMBED, 'noSocial'] },
  teaser_item: { headline: TITLE, link: LINK, online_from: ['noTime'], online_to: ['noTime'] },
  teaser_list: {
    children: ['tooMany 60'],
    'children.0.headline': TITLE,
    'children.0.link': LINK,
    'children.0.online_from': ['noTime'],
    'children.0.online_to': ['noTime'],
  },
  text: {},
  two_columns: { image: ['required'], extra_class: ['noChoice'] },
  venue: { venue: ID },
  venue_list: { headline: TITLE },
  video: { video_url: VIDEO, image: ['required'] },
  video_file: { file: ['required'], image: ['required'] },
  video_list: {
    headline: TITLE,
    children: ['tooMany 60'],
    'children.0.video_url': VIDEO,
    'children.0.image': ['required'],
  },
  viewer: { embed: [...EMBED, 'noViewer'] },
};

/** Values that break a rule, by the limit it has. */
const BREACHES: Readonly<
  Record<Exclude<FieldRule, 'noFile' | 'nothingLeft' | 'notHere' | 'refused' | 'tooFew'>, (limit: string) => unknown[]>
> = {
  required: () => [null, '  ', undefined],
  tooLong: (limit) => [`/${'x'.repeat(Number(limit))}`],
  outOfRange(limit) {
    const [least = 0, most = 0] = limit.split('–').map(Number);
    return [least - 1, most + 1];
  },
  noNumber: () => [2.5],
  tooMany: (limit) => [Array.from({ length: Number(limit) + 1 }, () => ({}))],
  noChoice: () => [-1],
  noLink: () => ['javascript:alert(1)', 'zwei Worte', '//haus.example', '#_ftn1', 'Dokument2.docx'],
  noVideo: () => ['https://haus.example/?youtube.com'],
  noAudio: () => ['https://haus.example/?soundcloud.com'],
  noViewer: () => ['https://haus.example/?issuu.com'],
  noSocial: () => ['https://haus.example/?instagram.com'],
  noForm: () => ['a b'],
  noTime: () => ['morgen'],
};

export interface FieldRuleCase {
  model: BlockModel;
  path: string;
  problem: FieldProblem;
  value: unknown;
}

/** One breach after the other of every rule of every kind. */
export function fieldRuleCases(): FieldRuleCase[] {
  return Object.entries(RULES_OF_FIELDS).flatMap(([model, fields]) =>
    Object.entries(fields).flatMap(([path, rules]) =>
      rules.flatMap((each) => {
        const [rule, limit] = each.split(' ') as [keyof typeof BREACHES, string?];
        const problem = { rule, ...(limit !== undefined && { limit }) };
        return BREACHES[rule](limit ?? '').map((value) => ({ model: model as BlockModel, path, problem, value }));
      }),
    ),
  );
}

/** The fields with a value at a path such as `children.0.link`; a list whose parts are wanted gets one. */
export function withValueAt(fields: Readonly<Record<string, unknown>>, path: string, value: unknown): Record<string, unknown> {
  const [name = '', index, part] = path.split('.');
  if (part === undefined) return { ...fields, [name]: value };
  const parts = Array.isArray(fields[name]) ? (fields[name] as object[]) : [{}];
  return { ...fields, [name]: parts.map((each, at) => (at === Number(index) ? { ...each, [part]: value } : each)) };
}
