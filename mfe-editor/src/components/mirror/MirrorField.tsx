import { describeProblem, type FieldSchema, withoutNull } from '@spielplan/shared-contracts/rules/field-rules';
import { fieldStyles } from '@spielplan/shared-ui/components';
import { useStore } from '@spielplan/shared-ui/host';
import { color, space } from '@spielplan/shared-ui/tokens';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { getField } from '../../domain/fieldPath.ts';
import { kindOf, schemaAt } from '../../domain/fieldSchema.ts';
import { type BlockKey, findBlock } from '../../domain/forest/forest.ts';
import { isRich } from '../../domain/richFields.ts';
import { ruleOf } from '../../domain/workspace/workspace.ts';
import { useToolLanguage } from '../../i18n/toolLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { RichTextPlace } from '../blocks/RichTextPlace.tsx';
import { useFieldLabel } from '../blocks/useFieldLabel.ts';
import { modelOf } from '../blocks/useKindLabel.ts';
import { useLimit } from '../blocks/useLimit.ts';
import { useWriting } from '../blocks/useWriting.ts';

interface MirrorFieldProps {
  session: EditingSession;
  blockKey: BlockKey;
  path: string;
}

/** One text of a block in one language, written in place; saved as what is typed on the page is. */
export function MirrorField({ session, blockKey, path }: MirrorFieldProps) {
  const text = useText();
  const toolLang = useToolLanguage();
  const id = useId();
  const field = useFieldLabel(session, blockKey, path);
  const entry = /\.(\d+)\./.exec(path)?.[1];
  const named = entry === undefined ? field : text('mirror.entry', { field, number: Number(entry) + 1 });
  const label = text('head.in', { field: named, language: text(`head.lang.${session.lang}`) });
  const value = useStore(session.store, ({ screen }) => getField(findBlock(screen, blockKey)?.block.fields, path));
  const problem = useStore(session.store, ({ problems }) => problems[blockKey]);
  const schema = useFieldSchema(session, blockKey, path);
  const isThere = useStore(session.store, ({ screen }) => isPlace(findBlock(screen, blockKey)?.block.fields, path));
  if (!isThere) return <Missing>{text('mirror.noEntry', { field: named })}</Missing>;
  const shared = { session, blockKey, field: path, value: typeof value === 'string' ? value : '' };
  const error = problem?.field === path ? describeProblem(ruleOf(problem), toolLang) : undefined;
  return (
    <Cell>
      <label htmlFor={id}>{label}</label>
      {isRich(modelOf(session, blockKey), path, schema) ? (
        <Written lang={session.lang}>
          <RichTextPlace session={session} blockKey={blockKey} field={path} name={label} isTabStop />
        </Written>
      ) : (
        <WordsInput {...shared} id={id} error={error && `${id}-error`} />
      )}
      {error ? (
        <strong id={`${id}-error`} role="alert">
          {error}
        </strong>
      ) : null}
    </Cell>
  );
}

interface WordsInputProps {
  session: EditingSession;
  blockKey: BlockKey;
  field: string;
  value: string;
  id: string;
  error: string | undefined;
}

const CHARS_IN_ROW = 45;

function WordsInput({ session, blockKey, field, value, id, error }: WordsInputProps) {
  const limit = useLimit(session, blockKey, field);
  const isLine = useIsLine(session, blockKey, field);
  const { write, begin, end } = useWriting(session, blockKey, field);
  const [typed, setTyped] = useState<string | null>(null);
  // Spaces that the provider takes away may be in the middle of what is still being typed.
  const shown = typed !== null && typed.trim() === value.trim() ? typed : value;
  const rows = shown.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARS_IN_ROW)), 0);
  return (
    <textarea
      id={id}
      lang={session.lang}
      rows={rows}
      maxLength={limit}
      value={shown}
      aria-invalid={error ? true : undefined}
      aria-describedby={error}
      onFocus={begin}
      onBlur={() => {
        setTyped(null);
        end();
      }}
      onKeyDown={(event) => {
        if (isLine && event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
      }}
      onChange={({ target }) => {
        const words = isLine ? target.value.replace(/\s*\n\s*/g, ' ') : target.value;
        setTyped(words);
        write(words);
      }}
    />
  );
}

function useIsLine(session: EditingSession, key: BlockKey, path: string): boolean {
  const own = useFieldSchema(session, key, path);
  return !own || kindOf(withoutNull(own)) === 'line';
}

function useFieldSchema(session: EditingSession, key: BlockKey, path: string): FieldSchema | undefined {
  const model = modelOf(session, key);
  const schema = useStore(session.ui, ({ kinds }) => kinds?.find((kind) => kind.model === model)?.schema);
  return schema && schemaAt(schema, path);
}

/** A path leads to a field, also an empty one, unless the entry of its list is not there. */
function isPlace(fields: unknown, path: string): boolean {
  const around = path.split('.').slice(0, -1);
  return around.length === 0 || getField(fields as Record<string, unknown>, around.join('.')) !== undefined;
}

const Cell = styled.div`
  display: grid;
  gap: ${space(0.5)};
  align-content: start;
  min-inline-size: 0;

  > label {
    color: ${color.muted};
  }

  > textarea {
    ${fieldStyles}
    inline-size: 100%;
    resize: vertical;
  }

  > strong {
    color: ${color.accent};
  }
`;

/** The engine's buttons stand in the flow: above the text they would cover the field before. */
const Written = styled.div`
  min-inline-size: 0;
  padding: ${space(1)} ${space(2)};
  border: 2px solid ${color.line};
  overflow-wrap: anywhere;

  [role='toolbar'] {
    position: static;
    flex-wrap: wrap;
    max-inline-size: 100%;
    margin-block-end: ${space(1)};
  }

  /* While it is written it keeps the paragraphs that it shows. */
  .ProseMirror > * + * {
    margin-block-start: 1em;
  }

  [role='textbox'] > :first-child {
    margin-block-start: 0;
  }

  [role='textbox'] > :last-child {
    margin-block-end: 0;
  }
`;

const Missing = styled.p`
  margin: 0;
  color: ${color.muted};
`;
