import type { Language } from '@spielplan/shared-contracts/i18n';
import { useEffect, useState, type RefObject } from 'react';
import type { FormView } from '../domain/formView.ts';
import type { PostedForm } from '../domain/postedForm.ts';
import { filesIn, parseFormData } from '../domain/parseFormData.ts';
import { createFormStore, type FormStore } from '../stores/createFormStore.ts';
import { createDraftMemory } from '../stores/formDraft.ts';
import { createFormClient } from '../transport/formClient.ts';
import { useInBrowser } from '../../parts/useInBrowser.ts';

/**
 * The store of one form on the page. What was typed before scripts were
 * there is taken over, and then what an earlier visit of this session left.
 */
export function useFormStore(
  form: FormView,
  posted: PostedForm | undefined,
  lang: Language,
  element: RefObject<HTMLFormElement | null>,
): FormStore {
  const isOverServerHtml = useInBrowser(() => false, true);
  const [store] = useState(() =>
    createFormStore({
      form,
      posted,
      client: createFormClient(lang),
      drafts: createDraftMemory(form.id),
      now: Date.now,
      // A form that the server rendered was visible before its script ran.
      appearedAt: isOverServerHtml ? performance.timeOrigin : Date.now(),
    }),
  );

  useEffect(() => {
    store.wake();
    if (!element.current) return;
    const data = new FormData(element.current);
    const initial = store.getInitialState().values;
    for (const [slug, value] of Object.entries(parseFormData(form.fields, data))) {
      if (JSON.stringify(value) !== JSON.stringify(initial[slug])) store.change(slug, value);
    }
    for (const [slug, file] of filesIn(form.fields, data)) store.chooseFile(slug, file);
  }, [store, form, element]);

  return store;
}
