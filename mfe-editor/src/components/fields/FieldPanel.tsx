import { Button } from '@spielplan/shared-ui/components';
import { checkFields, type FieldProblem, type FieldSchema, withoutNull } from '@spielplan/shared-contracts/rules/field-rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '@spielplan/shared-ui/host';
import { type BlockKey, type Fields, findBlock } from '../../domain/forest/forest.ts';
import { ruleOf } from '../../domain/workspace/workspace.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { focusFrame } from '../blocks/frames.ts';
import { useKindLabel } from '../blocks/useKindLabel.ts';
import { FieldInput } from './FieldInput.tsx';
import { SidePanel } from './SidePanel.tsx';

/** Placement and keys of parts are no fields that anybody fills in. */
const HIDDEN: readonly string[] = ['columns', 'id', 'schema_version'];

/**
 * Everything of a block that can be filled in, made from
 * its JSON Schema; one press on "done" is one command.
 */
export function FieldPanel({ session, blockKey }: { session: EditingSession; blockKey: BlockKey }) {
  const text = useText();
  const block = useStore(session.store, ({ screen }) => findBlock(screen, blockKey)?.block);
  const problem = useStore(session.store, ({ problems }) => problems[blockKey]);
  const kind = useStore(session.ui, ({ kinds }) => kinds?.find(({ model }) => model === block?.model));
  const label = useKindLabel(session, block?.model ?? '');
  const [draft, setDraft] = useState<Fields>({});
  const [isChecked, setIsChecked] = useState(false);
  const take = () => {
    if (Object.keys(draft).length > 0) session.store.run({ kind: 'change', key: blockKey, fields: draft });
  };
  const takeLast = useEffectEvent(take);
  useEffect(() => {
    // Before the session keeps what it has: what is typed here is not lost with the tab.
    addEventListener('pagehide', takeLast, { capture: true });
    return () => removeEventListener('pagehide', takeLast, { capture: true });
  }, []);
  if (!block) return null;
  const fields = { ...block.fields, ...draft };
  const schema = (kind?.schema ?? {}) as FieldSchema;
  const found = checkFields(fields, schema);
  const close = () => {
    session.ui.setState({ layer: null });
    focusFrame(blockKey);
  };
  const finish = () => {
    take();
    if (Object.keys(found).length === 0 || isChecked) return close();
    return setIsChecked(true);
  };
  const problems: Record<string, FieldProblem> = isChecked ? { ...found } : {};
  if (problem?.field !== undefined && !Object.hasOwn(draft, problem.field.split('.')[0] ?? ''))
    problems[problem.field] = ruleOf(problem);
  return (
    <SidePanel
      title={text('panel.title', { name: label })}
      frameKey={blockKey}
      isChecked={isChecked}
      onClose={close}
      onLeave={() => {
        take();
        close();
      }}
      onDone={finish}
    >
      {Object.entries(schema.properties ?? {})
        .filter(([name]) => !HIDDEN.includes(name))
        .map(([name, own]) => (
          <FieldInput
            key={name}
            model={block.model}
            path={name}
            schema={withoutNull(own)}
            isRequired={schema.required?.includes(name) ?? false}
            choices={name === 'extra_class' ? kind?.extraClasses : undefined}
            value={fields[name]}
            problems={problems}
            onChange={(value) => setDraft((before) => ({ ...before, [name]: value }))}
          />
        ))}
      {kind ? null : <p role="status">{text('panel.unknown')}</p>}
      <Button type="submit">{text('panel.done')}</Button>
    </SidePanel>
  );
}
