import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';

/** One part of a setting in words. */
export interface SettingLine {
  label: string;
  text: string;
}

/** The parts in which two states differ, one beside the other; what both have alike is left out. */
export function ConflictTable({ mine, theirs }: { mine: readonly SettingLine[]; theirs: readonly SettingLine[] }) {
  const text = useText();
  const labels = [...new Set([...mine, ...theirs].map(({ label }) => label))];
  const of = (lines: readonly SettingLine[], label: string) =>
    lines
      .filter((line) => line.label === label)
      .map((line) => line.text)
      .join('\n');
  const rows = labels
    .map((label) => ({ label, mine: of(mine, label), theirs: of(theirs, label) }))
    .filter((row) => row.mine !== row.theirs);
  return (
    <Scroll tabIndex={0} role="region" aria-label={text('hub.conflict.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('hub.conflict.what')}</th>
            <th scope="col">{text('hub.conflict.yours')}</th>
            <th scope="col">{text('hub.conflict.other')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.mine || '–'}</td>
              <td>{row.theirs || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const Scroll = styled.div`
  max-inline-size: 100%;
  overflow-x: auto;

  table {
    border-collapse: collapse;
  }

  :is(th, td) {
    min-inline-size: 7rem;
    padding: ${space(1)} ${space(2)} ${space(1)} 0;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
