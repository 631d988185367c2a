import type { Rights } from '@spielplan/shared-contracts/api';
import { FieldFrame, Tick } from '@spielplan/shared-ui/components';
import { useText } from '../../../i18n/useText.ts';

const RIGHTS = ['edit', 'publish', 'dashboard', 'accounts'] as const;

interface RightsFieldsProps {
  id: string;
  rights: Rights;
  onChange: (rights: Rights) => void;
}

/** What an account may do, one box each; publishing is only for those who edit. */
export function RightsFields({ id, rights, onChange }: RightsFieldsProps) {
  const text = useText();
  return (
    <FieldFrame id={id} label={text('hub.rights')} help={undefined} error={undefined} isGroup>
      {RIGHTS.map((right) => (
        <Tick
          key={right}
          type="checkbox"
          id={`${id}-${right}`}
          checked={rights[right]}
          onChange={({ target }) => onChange(withRight(rights, right, target.checked))}
        >
          {text(`hub.right.${right}`)}
        </Tick>
      ))}
    </FieldFrame>
  );
}

function withRight(rights: Rights, right: keyof Rights, isGiven: boolean): Rights {
  const changed = { ...rights, [right]: isGiven };
  if (right === 'publish' && isGiven) return { ...changed, edit: true };
  return right === 'edit' && !isGiven ? { ...changed, publish: false } : changed;
}
