import { useHost, usePage, useStore } from '@spielplan/shared-ui/host';
import { useEditing } from '@spielplan/shared-ui/host/editing';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { createSectionStore, type SectionState } from '../../stores/createSectionStore.ts';
import { createEditorClient } from '@spielplan/shared-editing/client';
import { createSectionClient } from '../../transport/sectionClient.ts';

/**
 * While editing, the sections of the page on screen that nobody has created yet are created,
 * empty, so that there is something to fill (product.md section 4). Tells how far each of them is.
 */
export function useSections(isEditing: boolean): readonly { slug: string; state: SectionState }[] {
  const { lang, signals, report } = useHost();
  const { sections } = usePage();
  const store = useMemo(
    () =>
      createSectionStore({
        client: createSectionClient(lang, createEditorClient(signals)),
        onFailure: (slug, error) => report({ remote: 'editor', version: '', place: `section ${slug}`, error }),
      }),
    [lang, signals, report],
  );
  const states = useStore(store);
  const { reload } = useEditing();
  // What has been created can be filled once the page shows it.
  const showCreated = useEffectEvent(reload);

  useEffect(() => {
    if (!isEditing) return;
    const ensure = async (slug: string) => {
      await store.ensure(slug);
      if (store.getState()[slug] === 'created') showCreated();
    };
    for (const [slug, { state }] of Object.entries(sections ?? {})) if (state === 'missing') void ensure(slug);
  }, [isEditing, sections, store]);

  return Object.keys(sections ?? {}).flatMap((slug) => (states[slug] ? [{ slug, state: states[slug] }] : []));
}
