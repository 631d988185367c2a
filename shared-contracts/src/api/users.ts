import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { DATE_NAMES, LANGUAGES } from '../i18n/language.ts';
import { defineCall } from './call.ts';
import { idSchema } from './common.ts';

/** What an account may do; publishing needs editing. */
export const rightsSchema = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  dashboard: z.boolean(),
  accounts: z.boolean(),
});
export type Rights = z.infer<typeof rightsSchema>;

export const adminMenuSchema = z.object({ title: z.string(), url: z.string() });

/** What has a page of its own here and a record in a back office, by the words of the calls. */
export const BACK_OFFICE_KINDS = ['article', 'venue', 'event', 'person', 'production', 'series', 'form'] as const;
export type BackOfficeKind = (typeof BACK_OFFICE_KINDS)[number];

/** Where the record of each kind is changed: an address of http(s) or a path of the site, with `{id}` for its id. */
export const backOfficeSchema = z.partialRecord(
  z.enum(BACK_OFFICE_KINDS),
  z
    .string()
    .max(500)
    .regex(/^(?:https?:\/\/[^\s/]+\/|\/(?![/\\]))[^\s]*\{id\}[^\s]*$/),
);

/** The editor who is logged in; answered with 401 to everybody else. */
export const editorSchema = z.object({
  id: idSchema,
  email: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  admin_menus: z.array(adminMenuSchema),
  back_office: backOfficeSchema.optional(),
  /** A provider that does not tell refuses by its answers alone. */
  rights: rightsSchema.optional(),
  /** Of the tools of editing; null or missing follows the page. */
  interface_language: z.enum(LANGUAGES).nullish(),
  /** How these tools name days and months; null or missing as their language does. */
  date_names: z.enum(DATE_NAMES).nullish(),
});
export type Editor = z.infer<typeof editorSchema>;
export const editorCall = defineCall({
  id: 'editor',
  ...addresses.editor,
  answer: editorSchema,
  access: 'account',
});

export const loginCall = defineCall({
  id: 'login',
  ...addresses.login,
  body: z.object({ username: z.string().min(1).max(200), password: z.string().min(1).max(200) }),
  answer: editorSchema,
});
export const logoutCall = defineCall({
  id: 'logout',
  ...addresses.logout,
  /** `everywhere` ends all sessions of the account; a form sends it as any value. */
  body: z.object({ everywhere: z.union([z.boolean(), z.string()]).optional() }).optional(),
  answer: z.object({ is_logged_in: z.literal(false) }),
});

/**
 * What a webshop's account holds, as the places in it that
 * can be changed or looked at (product.md section 2).
 */
export const ACCOUNT_PLACES = [
  'profile',
  'email',
  'password',
  'orders',
  'reservations',
  'subscriptions',
  'coupons',
  'credit',
  'newsletter',
] as const;
export type AccountPlace = (typeof ACCOUNT_PLACES)[number];

/** Anonymous visitors get the defaults: not logged in, no names, no webshop. */
export const userDetailsSchema = z.object({
  has_dashboard_online_access: z.boolean().default(false),
  is_logged_in: z.boolean().default(false),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  login_url: z.string(),
  logout_url: z.string(),
  webshop_url: z.string().nullable().default(null),
  /** A plain form to `logout_url` with the field `everywhere` ends all sessions of the account. */
  logs_out_everywhere: z.boolean().default(false),
  /**
   * Where each place of the webshop's account is, for who
   * is logged in; a place that is not there is not offered.
   */
  account_urls: z.partialRecord(z.enum(ACCOUNT_PLACES), z.string()).default({}),
});
export type UserDetails = z.infer<typeof userDetailsSchema>;
export const userDetailsCall = defineCall({
  id: 'userDetails',
  ...addresses.userDetails,
  topics: [],
  answer: userDetailsSchema,
  isPersonal: true,
});
