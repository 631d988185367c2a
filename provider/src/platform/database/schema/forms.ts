import { boolean, char, doublePrecision, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FormEntryRequest } from '@spielplan/shared-contracts/api';
import type { Language, Localised } from '@spielplan/shared-contracts/i18n';
import type { CropArea, CropFormat, FocalPoint } from '@spielplan/shared-contracts/rules/crop-formats';
import { localised } from './localised.ts';
import { jsonb } from './jsonb.ts';

/** One of the values a visitor may choose; the value is the same in every language. */
export interface StoredChoice {
  value: string;
  label: Localised;
}

export const forms = pgTable('forms', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  title: localised('title').notNull(),
  intro: localised('intro').notNull(),
  isOnline: boolean('is_online').notNull().default(true),
});

export const formFields = pgTable('form_fields', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  formId: integer('form_id').notNull(),
  position: integer('position').notNull(),
  slug: text('slug').notNull(),
  fieldType: integer('field_type').notNull(),
  required: boolean('required').notNull().default(false),
  visible: boolean('visible').notNull().default(true),
  label: localised('label').notNull(),
  choices: jsonb('choices').$type<readonly StoredChoice[]>().notNull().default([]),
  defaultValue: localised('default_value').notNull(),
  placeholderText: localised('placeholder_text').notNull(),
  helpText: localised('help_text').notNull(),
  maxLength: integer('max_length'),
  minValue: doublePrecision('min_value'),
  maxValue: doublePrecision('max_value'),
});

export const formEntries = pgTable('form_entries', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  formId: integer('form_id').notNull(),
  submissionId: uuid('submission_id'),
  lang: char('lang', { length: 2 }).$type<Language>().notNull(),
  fieldValues: jsonb('field_values').$type<FormEntryRequest['field_values']>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export type UploadKind = 'picture' | 'audio' | 'video' | 'document';

export const uploads = pgTable('uploads', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<UploadKind>().notNull(),
  name: text('name').notNull(),
  contentType: text('content_type').notNull(),
  extension: text('extension').notNull(),
  /** Bytes. */
  size: integer('size').notNull(),
  /** Pixels of a picture as it is seen, after turning it upright. */
  width: integer('width'),
  height: integer('height'),
  color: text('color'),
  /** The hash of the sender's cookie. */
  owner: text('owner').notNull(),
  editorId: integer('editor_id'),
  /** While a visitor's file waits: the salted hash of the network it came from. */
  network: text('network'),
  usedBy: text('used_by').$type<'page' | 'form_entry'>(),
  formEntryId: integer('form_entry_id'),
  /** The entry of the library that it is, or once was, the file of. */
  mediaId: integer('media_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** When it goes; null once a page or an entry uses it. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
});

/** The library: what editors uploaded and pages may use. */
export const media = pgTable('media', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Its first file. Blocks name the entry by it for good, whatever its file is now. */
  key: uuid('key').notNull(),
  fileId: uuid('file_id').notNull(),
  name: text('name').notNull(),
  alt: localised('alt').notNull(),
  isDecorative: boolean('is_decorative').notNull().default(false),
  credit: text('credit').notNull().default(''),
  focalPoint: jsonb('focal_point').$type<FocalPoint>(),
  crops: jsonb('crops').$type<Partial<Record<CropFormat, CropArea>>>().notNull().default({}),
  tags: jsonb('tags').$type<string[]>().notNull().default([]),
  revision: integer('revision').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: text('created_by'),
  /** Set when it was removed; its files stay as long as earlier versions show them. */
  removedAt: timestamp('removed_at', { withTimezone: true }),
});

/** Uploads of editors that are under way, part by part. */
export const mediaUploads = pgTable('media_uploads', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  key: uuid('key').notNull(),
  editorId: integer('editor_id').notNull(),
  name: text('name').notNull(),
  /** Bytes of the whole file, and of those that have arrived. */
  size: integer('size').notNull(),
  received: integer('received').notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** One row: what the networks of visitors are hashed with. */
export const uploadSalt = pgTable('upload_salt', {
  salt: text('salt').notNull(),
});

/** Files whose rows have gone and whose content is still to be taken away. */
export const removeLeftUploads = pgTable('upload_remains', {
  id: uuid('id').primaryKey(),
});
