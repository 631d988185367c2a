import type { Editor } from '@spielplan/shared-contracts/api';
import type { PagePreview } from '@spielplan/shared-contracts/remote';
import { Button, Notice } from '@spielplan/shared-ui/components';
import { logOut } from '@spielplan/shared-ui/host/provider';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { editorName } from '../../domain/editorName.ts';
import { useText } from '../../i18n/useText.ts';
import { EditingPart } from './EditingPart.tsx';
import { useEditMode } from './useEditMode.ts';
import { useSections } from './useSections.ts';
import { PreviewNote } from './PreviewNote.tsx';
import { useReservedSpace } from './useReservedSpace.ts';

interface ToolbarProps {
  editor: Editor;
  preview?: PagePreview | undefined;
  onLoggedOut: () => void;
}

/**
 * The editor's toolbar at the lower edge of every page: who is
 * logged in, the edit switch, the way to administration and out.
 */
export function Toolbar({ editor, preview, onLoggedOut }: ToolbarProps) {
  const text = useText();
  const isSavedState = preview?.version != null;
  const { isOn, toggle } = useEditMode(isSavedState);
  const sections = useSections(isOn);
  const [logout, setLogout] = useState<'idle' | 'running' | 'failed'>('idle');
  const ref = useRef<HTMLElement>(null);
  useReservedSpace(ref);

  const leave = async () => {
    setLogout('running');
    if (await logOut()) onLoggedOut();
    else setLogout('failed');
  };

  return (
    <Bar ref={ref} className="cc02" aria-label={text('toolbar.label')}>
      <p>{text('toolbar.loggedInAs', { name: editorName(editor) })}</p>
      {preview ? <PreviewNote preview={preview} /> : null}
      {isSavedState ? null : (
        <EditSwitch variant="outline" aria-pressed={isOn} onClick={() => void toggle()}>
          {text('toolbar.edit')}
        </EditSwitch>
      )}
      {isOn ? <EditingPart editor={editor} /> : null}
      {editor.admin_menus.length > 0 ? (
        <nav aria-label={text('toolbar.menus')}>
          <ul role="list">
            {editor.admin_menus.map(({ title, url }) => (
              <li key={url}>
                <a href={url}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <Button variant="quiet" isBusy={logout === 'running'} onClick={leave}>
        {text(logout === 'running' ? 'toolbar.loggingOut' : 'toolbar.logOut')}
      </Button>
      <div role="status">
        {sections.map(({ slug, state }) => (state === 'created' ? <p key={slug}>{text('section.created', { slug })}</p> : null))}
      </div>
      {sections.map(({ slug, state }) =>
        state === 'failed' ? (
          <Notice key={slug} tone="error">
            {text('section.failed', { slug })}
          </Notice>
        ) : null,
      )}
      {logout === 'failed' ? <Notice tone="error">{text('toolbar.failed')}</Notice> : null}
    </Bar>
  );
}

const Bar = styled.section`
  position: fixed;
  z-index: 50;
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  box-sizing: border-box;
  max-block-size: 50vh;
  overflow-y: auto;
  padding: ${space(1)} clamp(1rem, 4vw, 4rem);
  border-block-start: 2px solid ${color.accent};
  background: ${color.ground};
  color: ${color.ink};

  /* As the page's own bars, it sticks to nothing where there is no height to spare (WCAG 2.4.11). */
  @media (max-height: 24em) {
    position: static;
    max-block-size: none;
  }

  p {
    flex: 1 1 12rem;
    margin: 0;
    overflow-wrap: anywhere;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
  }

  @media print {
    display: none;
  }
`;

/**
 * Pressed is told by shape too: a box that turns into
 * a tick, both of borders, which forced colours keep.
 */
const EditSwitch = styled(Button)`
  &::before {
    content: '';
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border: 2px solid currentcolor;
  }

  &[aria-pressed='true']::before {
    inline-size: 0.5rem;
    margin-inline: 0.3125rem;
    border-width: 0 3px 3px 0;
    transform: translateY(-0.125rem) rotate(45deg);
  }

  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;
