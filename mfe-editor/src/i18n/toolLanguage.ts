import type { DateNames, Language, MessageTable } from '@spielplan/shared-contracts/i18n';
import { createStore, useHost, useStore } from '@spielplan/shared-ui/host';

/** The texts of the tools in a language of their own; null follows the page. */
export const toolTexts = createStore<{ readonly lang: Language; readonly table: MessageTable } | null>(() => null);

/** How the tools name days and months; null as their language does. */
export const toolDates = createStore<DateNames | null>(() => null);

const TABLES: Readonly<Record<Language, () => Promise<{ default: MessageTable }>>> = {
  de: () => import(/* webpackChunkName: "texts-de" */ './de.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "texts-en" */ './en.json', { with: { type: 'json' } }),
};

/** Gives the tools the language that an account has chosen for them; null is that of the page. Rejects where its texts do not come. */
export async function chooseToolLanguage(lang: Language | null, isStillChosen: () => boolean = () => true): Promise<void> {
  if (lang === null) return toolTexts.setState(null, true);
  const { default: table } = await TABLES[lang]();
  if (isStillChosen()) toolTexts.setState({ lang, table }, true);
}

/** The language in which the tools speak: of times, labels and messages, not of what is edited. */
export function useToolLanguage(): Language {
  const { lang } = useHost();
  return useStore(toolTexts)?.lang ?? lang;
}
