import type { Editor } from '@spielplan/shared-contracts/api';
import type { PagePreview } from '@spielplan/shared-contracts/remote';
import { Button, Notice } from '@spielplan/shared-ui/components';
import { color, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useLocation, usePage } from '@spielplan/shared-ui/host';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { backOfficeLink } from '../../domain/backOfficeLink.ts';
import { editorName } from '../../domain/editorName.ts';
import { hubLink } from '../../domain/hubLink.ts';
import { useToolLanguage } from '../../i18n/toolLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { BarMenu } from './BarMenu.tsx';
import { MomentMenu } from './MomentMenu.tsx';
import { useEditMode } from './useEditMode.ts';
import { useEditingParts } from './useEditingParts.ts';
import { useSections } from './useSections.ts';
import { LogoutDialog } from './LogoutDialog.tsx';
import { useLogout } from './useLogout.ts';
import { EditedNote, LostMomentNote, PreviewNote } from './PreviewNote.tsx';
import { useReservedSpace } from './useReservedSpace.ts';

interface ToolbarProps {
  editor: Editor;
  preview?: PagePreview | undefined;
  onLoggedOut: () => void;
}

/**
 * The editor's toolbar at the lower edge of every page: the edit switch, what is saved, and a menu
 * with the way to administration and out.
 */
export function Toolbar({ editor, preview, onLoggedOut }: ToolbarProps) {
  const text = useText();
  const isSavedState = preview?.version != null || preview?.at !== undefined;
  const mayEdit = editor.rights?.edit ?? true;
  const { isOn, toggle } = useEditMode(isSavedState);
  const { parts, state } = useEditingParts(editor, isOn && mayEdit);
  const sections = useSections(isOn);
  const logout = useLogout(editor, parts?.session ?? null, onLoggedOut);
  const lang = useToolLanguage();
  const { screen } = usePage();
  const record = backOfficeLink({ pathname: useLocation().pathname, screen: screen.id }, editor);
  const isLeaving = logout.state.kind === 'running';
  const ref = useRef<HTMLElement>(null);
  useReservedSpace(ref);

  return (
    <Bar ref={ref} lang={lang} className="cc02" aria-label={text('toolbar.label')} data-editing={parts ? '' : undefined}>
      {mayEdit ? null : <p>{text('toolbar.lookOnly')}</p>}
      {isSavedState || !mayEdit ? null : (
        <EditSwitch variant="outline" aria-pressed={isOn} onClick={() => void toggle()}>
          <span>{text('toolbar.edit')}</span>
        </EditSwitch>
      )}
      <HubLink href={hubLink(lang)}>{text('toolbar.hub')}</HubLink>
      <Name>{text('toolbar.loggedInAs', { name: editorName(editor) })}</Name>
      {state === 'loading' ? <output>{text('editing.loading')}</output> : null}
      {parts ? <parts.Bar session={parts.session} /> : null}
      <BarMenu label={text('toolbar.menu')}>
        {parts ? (
          <>
            <parts.Menu session={parts.session} />
            <hr />
          </>
        ) : null}
        {mayEdit ? <MomentMenu /> : null}
        <nav aria-label={text('toolbar.menus')}>
          <ul role="list">
            {record ? (
              <li>
                <a href={record.url}>{text(`toolbar.record.${record.kind}`)}</a>
              </li>
            ) : null}
            <li>
              <a href={hubLink(lang)}>{text('toolbar.hub')}</a>
            </li>
            {editor.admin_menus.map(({ title, url }) => (
              <li key={url}>
                <a href={url}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Button variant="quiet" data-stays="" isBusy={isLeaving} onClick={() => void logout.leave()}>
          {text(isLeaving ? 'toolbar.loggingOut' : 'toolbar.logOut')}
        </Button>
      </BarMenu>
      {logout.state.kind === 'failed' ? (
        <Line>
          <Notice tone="error">{text('toolbar.failed')}</Notice>
        </Line>
      ) : null}
      {'waiting' in logout.state ? (
        <LogoutDialog
          waiting={logout.state.waiting}
          hasFailed={logout.state.kind === 'notSent'}
          isBusy={logout.state.kind === 'sending'}
          onSend={() => void logout.send()}
          onDiscard={() => void logout.discard()}
          onStay={logout.stay}
        />
      ) : null}
      {parts ? <EditedNote preview={preview} session={parts.session} /> : preview ? <PreviewNote preview={preview} /> : null}
      {mayEdit && preview?.at === undefined ? <LostMomentNote /> : null}
      {state === 'failed' || state === 'misfit' || state === 'outdated' ? (
        <Line>
          <Notice tone="error">{text(`editing.${state}`)}</Notice>
        </Line>
      ) : null}
      <Line role="status">
        {sections.map(({ slug, state: how }) =>
          how === 'created' ? <p key={slug}>{text('section.created', { slug })}</p> : null,
        )}
      </Line>
      {sections.map(({ slug, state: how }) =>
        how === 'failed' ? (
          <Line key={slug}>
            <Notice tone="error">{text('section.failed', { slug })}</Notice>
          </Line>
        ) : null,
      )}
    </Bar>
  );
}

/** One row at the lower edge; what has to be said for a while stands in lines above it. */
const Bar = styled.section`
  position: fixed;
  z-index: 70;
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};
  box-sizing: border-box;
  padding: ${space(0.5)} clamp(1rem, 4vw, 4rem) max(${space(0.5)}, env(safe-area-inset-bottom));
  border-block-start: 2px solid ${color.accent};
  background: ${color.ground};
  color: ${color.ink};
  line-height: 1.2;

  /* As the page's own bars, it sticks to nothing where there is no height to spare (WCAG 2.4.11). */
  @media (max-height: 24em) {
    position: static;
  }

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  ${from.medium} {
    column-gap: ${space(2)};
  }

  @media print {
    display: none;
  }
`;

const Line = styled.div`
  order: -1;
  flex: 1 0 100%;

  &:empty {
    display: none;
  }
`;

const Name = styled.p`
  flex: 1 1 0;

  /* On a phone the page's own menu has it. */
  @media (max-width: 29.99em) {
    visibility: hidden;
    block-size: 0;
  }

  /* While editing, what is saved is told first. */
  [data-editing] > & {
    display: none;

    ${from.xxlarge} {
      display: block;
      flex: 0 1 auto;
    }
  }
`;

/** Where there is no room for it, the menu has it. */
const HubLink = styled.a`
  display: none;
  flex: none;
  align-items: center;
  min-block-size: ${TARGET_SIZE};
  color: inherit;
  white-space: nowrap;

  ${from.large} {
    display: inline-flex;
  }

  [data-editing] > & {
    display: none;

    ${from.xlarge} {
      display: inline-flex;
    }
  }
`;

/**
 * Pressed is told by shape too: a box that turns into
 * a tick, both of borders, which forced colours keep.
 */
const EditSwitch = styled(Button)`
  flex: none;
  padding-inline: ${space(1.5)};

  &::before {
    content: '';
    box-sizing: border-box;
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

  /* On a phone the tick alone says that the page is being edited; its name stays. */
  @media (max-width: 47.99em) {
    &[aria-pressed='true'] > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
