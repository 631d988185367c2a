import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import type { ConsentServiceView } from '../presentConsent.ts';

interface ServiceTableProps {
  /** Says what the table is about, to screen readers and above it. */
  caption: string;
  services: readonly ConsentServiceView[];
}

/**
 * Services with what they are for and what they leave in a browser;
 * each a block of its own where there is no room for columns.
 */
export function ServiceTable({ caption, services }: ServiceTableProps) {
  const text = useText();
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text('consent.column.service')}</th>
          <th scope="col">{text('consent.column.purpose')}</th>
          <th scope="col">{text('consent.column.cookies')}</th>
        </tr>
      </thead>
      <tbody>
        {services.map(({ id, name, provider, purpose, cookies }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <span>{provider}</span>
            </th>
            <td>{purpose}</td>
            <td>
              {cookies.length === 0 ? text('consent.noCookies') : null}
              <ul>
                {cookies.map((cookie) => (
                  <li key={cookie.name}>
                    <code>{cookie.name}</code> {cookie.host ? `(${cookie.host})` : null} {cookie.kept}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  overflow-wrap: anywhere;

  caption {
    padding-block: ${space(1)};
    color: ${color.muted};
    text-align: start;
  }

  th,
  td {
    padding: ${space(1)} ${space(2)} ${space(1)} 0;
    border-block-start: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  th span {
    display: block;
    color: ${color.muted};
    font-weight: 400;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  code {
    font: inherit;
    font-weight: 650;
  }

  @media (min-width: 40em) {
    table-layout: fixed;

    th:nth-child(1) {
      inline-size: 28%;
    }

    th:nth-child(3) {
      inline-size: 38%;
    }
  }

  @media (max-width: 39.99em) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tr,
    th,
    td {
      display: block;
    }

    tbody td {
      padding-block-start: 0;
      border: 0;
    }
  }
`;
