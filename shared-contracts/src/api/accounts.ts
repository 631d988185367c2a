import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { DATE_NAMES, LANGUAGES } from '../i18n/language.ts';
import { defineCall } from './call.ts';
import { idSchema, instantSchema, problemSchema } from './common.ts';
import { editorSchema, rightsSchema } from './users.ts';

/** Characters of a password. */
export const MIN_PASSWORD_CHARS = 12;
export const MAX_PASSWORD_CHARS = 200;

const access = 'accounts';
const revision = z.number().int().nonnegative();
const line = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u);
const givenRightsSchema = rightsSchema.refine(({ edit, publish }) => edit || !publish, 'publishing needs editing');

/** An account as those see it who manage accounts. */
export const accountSchema = z.object({
  id: idSchema,
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  rights: rightsSchema,
  /** `invited` until a password is set by the link. */
  state: z.enum(['invited', 'active', 'disabled']),
  /** When the link ends by which a password can be set; null where there is none. */
  link_expires: instantSchema.nullable(),
  /** When a session that still lasts was last used; null without one. */
  last_used: instantSchema.nullable(),
  revision,
});
export type Account = z.infer<typeof accountSchema>;

/** With 409 and 412 comes the account as it is now. */
export const accountConflictSchema = problemSchema.extend({ current: accountSchema });

/** The address at which a password can be set once, until it expires; it is told only here. */
export const accountLinkSchema = z.object({ url: z.url({ protocol: /^https?$/ }), expires: instantSchema });
export type AccountLink = z.infer<typeof accountLinkSchema>;

export const accountWithLinkSchema = z.object({ account: accountSchema, link: accountLinkSchema });
export type AccountWithLink = z.infer<typeof accountWithLinkSchema>;

export const accountsCall = defineCall({
  id: 'accounts',
  ...addresses.accounts,
  answer: z.object({ accounts: z.array(accountSchema) }),
  access,
});

/** Makes an account without a password, and the link by which its owner sets one. 409 where the name is taken. */
export const inviteAccountCall = defineCall({
  id: 'inviteAccount',
  ...addresses.inviteAccount,
  body: z.object({
    username: line.min(1),
    email: z.email().max(254).or(z.literal('')),
    first_name: line,
    last_name: line,
    rights: givenRightsSchema,
  }),
  answer: accountWithLinkSchema,
  access,
  status: 201,
});

/**
 * Changes rights, or disables and enables an account. Anyone who is
 * disabled is logged out at once; the last manager stays one (`LAST_MANAGER`).
 */
export const changeAccountCall = defineCall({
  id: 'changeAccount',
  ...addresses.changeAccount,
  body: z.object({ rights: givenRightsSchema, is_disabled: z.boolean(), revision }).partial(),
  answer: accountSchema,
  access,
});

/** A new link to set a password by; the one before it ends. */
export const linkAccountCall = defineCall({
  id: 'linkAccount',
  ...addresses.linkAccount,
  answer: accountWithLinkSchema,
  access,
});

/** Takes an account away, with its sessions; what it has written stays. */
export const removeAccountCall = defineCall({
  id: 'removeAccount',
  ...addresses.removeAccount,
  answer: z.object({ id: idSchema }),
  access,
});

/** Sets a password by a link, once, and ends every session of the account. A link that has ended is `GONE`. */
export const setPasswordCall = defineCall({
  id: 'setPassword',
  ...addresses.setPassword,
  body: z.object({ token: z.string().min(1).max(100), password: z.string().min(MIN_PASSWORD_CHARS).max(MAX_PASSWORD_CHARS) }),
  answer: z.object({ username: z.string() }),
});

const own = 'account';

/** Where the account that asks is logged in. */
export const ownSessionSchema = z.object({
  id: idSchema,
  /** Browser and system; empty where they are not known. */
  device: z.string(),
  begun: instantSchema,
  used: instantSchema,
  is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
const ownSessionsSchema = z.object({ sessions: z.array(ownSessionSchema) });

export const ownSessionsCall = defineCall({
  id: 'ownSessions',
  ...addresses.ownSessions,
  answer: ownSessionsSchema,
  access: own,
});

/** Ends one session of the account that asks, and answers those that are left. */
export const endSessionCall = defineCall({
  id: 'endSession',
  ...addresses.endSession,
  answer: ownSessionsSchema,
  access: own,
});

/** A wrong old password is 400 with the field `password`; guesses are limited as those of the login. Every other session ends. */
export const changePasswordCall = defineCall({
  id: 'changePassword',
  ...addresses.changePassword,
  body: z.object({
    password: z.string().min(1).max(MAX_PASSWORD_CHARS),
    new_password: z.string().min(MIN_PASSWORD_CHARS).max(MAX_PASSWORD_CHARS),
  }),
  answer: z.object({ ended_sessions: z.number().int().nonnegative() }),
  access: own,
});

/** Sets what an account chooses for itself; null follows the language of the page, and what is left out stays. */
export const changeOwnAccountCall = defineCall({
  id: 'changeOwnAccount',
  ...addresses.changeOwnAccount,
  body: z.object({ interface_language: z.enum(LANGUAGES).nullable(), date_names: z.enum(DATE_NAMES).nullable() }).partial(),
  answer: editorSchema,
  access: own,
});
