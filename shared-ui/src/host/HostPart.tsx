import { useHost, usePage, type SuggestionsProps } from './HostContext.ts';

/**
 * The blocks of the page, each rendered by its owner as
 * on any page of the page editor; nothing where there are none.
 */
export function ScreenBlocks() {
  const { PageBlocks } = useHost().parts;
  const { modules: blocks, editing } = usePage();
  return blocks && (blocks.length > 0 || editing) ? <PageBlocks blocks={blocks} /> : null;
}

/**
 * What a term may become, as a list below a search field;
 * the field becomes a combobox. Place it inside the form.
 */
export function SearchSuggestions(props: SuggestionsProps) {
  const { Suggestions } = useHost().parts;
  return <Suggestions {...props} />;
}
