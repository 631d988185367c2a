import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { PageTexts as WholeTexts } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { toReply } from './createEditingCalls.ts';
import type { Reply } from './editingCalls.ts';
import type { EditorClient } from '@spielplan/shared-editing/client';

const PATH = addresses.pageTexts.path;

/** The texts of a page's head, in the order in which they are filled in, with their most characters. */
export const TEXT_LIMITS = { title: 300, headline: 500, meta_title: 300, meta_description: 1_000 } as const;
export type TextName = keyof typeof TEXT_LIMITS;
export const TEXT_NAMES = Object.keys(TEXT_LIMITS) as TextName[];

/** Those of the working state in one language. */
export type PageTexts = Readonly<Pick<WholeTexts, TextName | 'revision'>>;

/** Texts after a change, or what somebody else has made of them meanwhile. */
export type TextsReply = Exclude<Reply<PageTexts>, { kind: 'outdated' }> | { kind: 'outdated'; current: PageTexts | null };

/** The texts of a page. None rejects. */
export interface PageTextsCalls {
  /** `gone` from a provider that keeps none. */
  read(lang: Language): Promise<TextsReply>;
  /** Changes what is named where the texts are those of `revision`, which all languages share. */
  change(lang: Language, texts: Partial<Record<TextName, string>>, revision: number): Promise<TextsReply>;
}

export function createPageTextsCalls(client: EditorClient, page: number): PageTextsCalls {
  const pathIn = (lang: Language) => PATH.replace('{lang}', lang).replace('{id}', String(page));
  const read = (reply: Awaited<ReturnType<EditorClient['send']>>): TextsReply =>
    // What is current comes as texts here and as a block elsewhere.
    toReply(reply, (body: PageTexts) => body) as TextsReply;
  return {
    read: async (lang) => read(await client.send({ path: pathIn(lang) })),
    change: async (lang, texts, revision) =>
      read(await client.send({ path: pathIn(lang), method: 'PATCH', body: { ...texts, revision } })),
  };
}
