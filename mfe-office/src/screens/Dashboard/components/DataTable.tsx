import { color, hyphenation, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import type { CellView, ColumnView, TableView } from '../dashboardView.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { ShareBar } from './ShareBar.tsx';

/**
 * A table whose columns sort it and whose pages are links, so that it
 * works without scripts; wider than the window it scrolls by itself.
 */
export function DataTable({ table }: { table: TableView }) {
  const { caption, columns, rows, count } = table;
  return (
    <div>
      {rows.length > 0 ? (
        <Scroll role="region" aria-label={caption} tabIndex={0}>
          <Table>
            <caption>{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <ColumnHead key={column.id} column={column} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, cells }) => (
                <tr key={id}>
                  {cells.map((cell, index) => (
                    <td key={columns[index]?.id} data-number={columns[index]?.isNumber} data-lines={columns[index]?.isLines}>
                      <Cell cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      ) : null}
      <Pages table={table}>{count}</Pages>
    </div>
  );
}

function ColumnHead({ column: { label, isNumber, sort } }: { column: ColumnView }) {
  return (
    <th scope="col" data-number={isNumber} aria-sort={sort?.state ?? undefined}>
      {sort ? (
        <a href={sort.href}>
          {label}
          <span aria-hidden="true">{sort.state ? ARROWS[sort.state] : '↕'}</span>
        </a>
      ) : (
        label
      )}
    </th>
  );
}

const ARROWS = { ascending: '↑', descending: '↓' } as const;

function Cell({ cell: { text, href, dateTime, shares, form } }: { cell: CellView }) {
  const words = dateTime ? <time dateTime={dateTime}>{text}</time> : text;
  return (
    <>
      {href ? <a href={href}>{words}</a> : words}
      {shares ? <ShareBar shares={shares} /> : null}
      {form ? <AnswerForm view={form} /> : null}
    </>
  );
}

function Pages({ table: { caption, previous, next }, children }: { table: TableView; children: string }) {
  const text = useText();
  if (!previous && !next) return <Foot as="p">{children}</Foot>;
  return (
    <Foot aria-label={text('dashboard.pages', { table: caption })}>
      <p>{children}</p>
      {previous ? (
        <a href={previous} rel="prev">
          {text('dashboard.previous')}
        </a>
      ) : null}
      {next ? (
        <a href={next} rel="next">
          {text('dashboard.next')}
        </a>
      ) : null}
    </Foot>
  );
}

const SHADE = `color-mix(in srgb, ${color.ink} 30%, transparent)`;

const Scroll = styled.div`
  overflow-x: auto;
  border-block: 3px solid ${color.ink};
  /* A shade where the table goes on; at its end one of the ground, which goes along, covers it. */
  background:
    linear-gradient(to right, ${color.ground} 50%, transparent) left / 3rem 100% no-repeat local,
    linear-gradient(to left, ${color.ground} 50%, transparent) right / 3rem 100% no-repeat local,
    linear-gradient(to right, ${SHADE}, transparent) left / 1.5rem 100% no-repeat,
    linear-gradient(to left, ${SHADE}, transparent) right / 1.5rem 100% no-repeat;
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    position: absolute;
    clip-path: inset(50%);
  }

  th,
  td {
    padding: ${space(1)} ${space(3)} ${space(1)} 0;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: baseline;
  }

  th {
    padding-block: 0;
    white-space: nowrap;
  }

  td {
    max-inline-size: 28rem;
    overflow-wrap: anywhere;
  }

  /* Words break where a single one is too long; where numbers beside them want room the table scrolls. */
  td:not([data-number], :has(time)) {
    min-inline-size: 10rem;
    ${hyphenation}
  }

  td[data-lines] {
    min-inline-size: 17rem;
    white-space: pre-line;
  }

  td:has(time) {
    white-space: nowrap;
  }

  [data-number] {
    text-align: end;
  }

  th a,
  td a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: ${TARGET_SIZE};
  }

  th a {
    text-decoration: none;
  }

  th[aria-sort] a,
  th a:hover {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.3em;
  }

  tbody tr:hover {
    background: color-mix(in srgb, ${color.ink} 6%, transparent);
  }

  @media print {
    th a > span {
      display: none;
    }
  }
`;

const Foot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  margin: ${space(1)} 0 0;
  min-block-size: ${TARGET_SIZE};

  p {
    margin: 0;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    font-weight: 650;
  }
`;
