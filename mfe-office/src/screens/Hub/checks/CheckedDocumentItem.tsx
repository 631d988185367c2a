import type { CheckedDocument } from '@spielplan/shared-contracts/api';
import { describeFinding, isError, placeOfBlock } from '@spielplan/shared-contracts/rules/content-checks';
import { useHost } from '@spielplan/shared-ui/host';
import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';

/** A document with what is found in it; a finding leads to its block, on the page of its language. */
export function CheckedDocumentItem({ document: { titles, urls, findings } }: { document: CheckedDocument }) {
  const text = useText();
  const { lang } = useHost();
  return (
    <Document>
      <h2>{titles[lang] || titles.de}</h2>
      <ul>
        {findings.map(({ rule, lang: of, block, field, words }) => {
          const url = urls[of];
          const sentence = describeFinding(rule, lang);
          return (
            <li key={`${rule} ${of} ${block} ${field} ${words}`} data-error={isError({ rule }) ? '' : undefined}>
              <b>{text(isError({ rule }) ? 'hub.checks.error' : 'hub.checks.warning')}</b> {text(`hub.checks.lang.${of}`)}:{' '}
              {url === undefined ? sentence : <a href={placeOfBlock(url, block)}>{sentence}</a>}{' '}
              {words === '' ? null : <q>{words}</q>}
            </li>
          );
        })}
      </ul>
    </Document>
  );
}

const Document = styled.li`
  border-block-start: 3px solid ${color.ink};
  padding-block-start: ${space(1)};

  h2 {
    margin: 0;
    font-size: ${fontSize.lead};
    overflow-wrap: anywhere;
  }

  ul {
    margin: ${space(1)} 0 0;
    padding: 0;
    list-style: none;
  }

  li {
    padding-block: ${space(1)};
    overflow-wrap: anywhere;
  }

  li[data-error] b {
    color: ${color.accent};
  }
`;
