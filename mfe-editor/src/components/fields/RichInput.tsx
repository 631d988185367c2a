import { lazy, Suspense } from 'react';
import { asText, type InputProps } from './fieldTypes.ts';

const RichTextEditor = lazy(() =>
  import(/* webpackChunkName: "rich-text" */ '../richText/RichTextEditor.tsx').then((m) => ({ default: m.RichTextEditor })),
);

/** A text with markup in the panel, by the same engine as on the page. */
export function RichInput({ label, value, schema, onChange }: InputProps) {
  const nothing = () => undefined;
  return (
    <Suspense fallback={null}>
      <RichTextEditor
        label={label}
        value={asText(value)}
        {...(schema.maxLength !== undefined && { limit: schema.maxLength })}
        isQuiet
        onChange={onChange}
        onFocus={nothing}
        onLeave={nothing}
      />
    </Suspense>
  );
}
