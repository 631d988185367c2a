import { type ContentRule, describeFinding, isError, placeOfBlock } from '@spielplan/shared-contracts/rules/content-checks';
import { useHost } from '@spielplan/shared-ui/host';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { Workspace } from '../../domain/workspace/workspace.ts';
import { useToolLanguage } from '../../i18n/toolLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { blockOfFinding, type PageFinding } from '../../stores/createChecks.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { focusFrame } from '../blocks/frames.ts';
import { BlockLink } from './BlockLink.tsx';

/** Findings by rule, each with the way to its block: on this page, or on that of the other language. */
export function FindingList({ session, findings }: { session: EditingSession; findings: readonly PageFinding[] }) {
  const lang = useToolLanguage();
  const text = useText();
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  return rules.map((rule) => (
    <Rule key={rule} data-error={isError({ rule }) ? '' : undefined}>
      <h3>{text(isError({ rule }) ? 'checks.error' : 'checks.warning')}</h3>
      <p>{describeFinding(rule, lang)}</p>
      <ul>
        {findings
          .filter((finding) => finding.rule === rule)
          .map((finding) => (
            <li key={`${finding.key} ${finding.lang} ${finding.field} ${finding.words}`}>
              <Place session={session} finding={finding} />
            </li>
          ))}
      </ul>
    </Rule>
  ));
}

const SAYS_ENOUGH: ReadonlySet<ContentRule> = new Set(['empty-block', 'untranslated', 'translation-behind']);

function Place({ session, finding }: { session: EditingSession; finding: PageFinding }) {
  const text = useText();
  const { lang } = useHost();
  const block = blockOfFinding(session.store, finding);
  if (!block) return null;
  const isHere = document.querySelector(`[data-frame="${CSS.escape(finding.key)}"]`) !== null;
  const show = () => {
    session.ui.setState({ active: finding.key, layer: null });
    focusFrame(finding.key);
  };
  const other = finding.lang === lang ? null : placeInOtherLanguage(session.store.getState(), finding);
  return (
    <>
      <BlockLink session={session} block={block} onShow={isHere && finding.lang === lang ? show : null} />
      {finding.words === '' || SAYS_ENOUGH.has(finding.rule) ? null : <q>{finding.words}</q>}{' '}
      {other ? <a href={other}>{text(`checks.in.${finding.lang}`)}</a> : null}
      {!isHere && !other ? <span>{text('checks.elsewhere')}</span> : null}
    </>
  );
}

/** Where the block of a finding is edited in the other language; null where the page has no such address. */
function placeInOtherLanguage(workspace: Workspace, { key, lang }: PageFinding): string | null {
  const id = workspace.server.known[key]?.id;
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${lang}"]`);
  if (id === undefined || !link) return null;
  return placeOfBlock(new URL(link.href, location.href).pathname, id);
}

const Rule = styled.section`
  border-inline-start: 4px solid ${color.line};
  padding-inline-start: ${space(2)};

  &[data-error] {
    border-color: ${color.accent};
  }

  h3,
  p {
    margin: 0;
  }

  ul {
    margin: ${space(1)} 0 0;
    padding: 0;
    list-style: none;
  }

  li {
    overflow-wrap: anywhere;
  }

  q {
    margin-inline-start: ${space(1)};
  }
`;
