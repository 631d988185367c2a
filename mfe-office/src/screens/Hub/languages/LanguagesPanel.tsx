import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import { Button, FieldFrame, Notice } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { color, space } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { useSiteChecks } from '../checks/useSiteChecks.ts';
import { HubPaging } from '../HubPaging.tsx';
import { HubFilters } from '../hubStyles.ts';
import type { LanguagesView } from '../HubView.ts';
import { countOpen, type OpenIn, openPages } from './openPages.ts';

const PAGE_SIZE = 50;
const FILTERS = ['all', ...LANGUAGES] as const;

/** What is not translated on the whole site, page by page; each number leads to where it is translated. */
export function LanguagesPanel({ data: { first, withoutTexts } }: { data: LanguagesView }) {
  const text = useText();
  const { lang } = useHost();
  const { documents, checked, total, next, failure, goOn } = useSiteChecks(first);
  const [filter, setFilter] = useState<{ query: string; lang: Language | 'all' }>({ query: '', lang: 'all' });
  const [page, setPage] = useState(0);
  const all = openPages(documents, withoutTexts);
  const words = filter.query.trim().toLowerCase();
  const found = all.filter(
    ({ titles, open }) =>
      `${titles.de} ${titles.en}`.toLowerCase().includes(words) && (filter.lang === 'all' || countOpen(open[filter.lang]) > 0),
  );
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const at = Math.min(page, pages - 1);
  const countIn = (each: Language) => all.reduce((sum, { open }) => sum + countOpen(open[each]), 0);
  const change = (changed: Partial<typeof filter>) => {
    setFilter({ ...filter, ...changed });
    setPage(0);
  };
  return (
    <>
      <p role="status" style={{ margin: 0 }}>
        {next === null
          ? text('hub.languages.progress', { total, de: countIn('de'), en: countIn('en'), pages: all.length })
          : text('hub.checks.running', { checked, total })}
      </p>
      {failure ? (
        <Notice tone="error">
          {text(failure)} <Button onClick={goOn}>{text('hub.checks.again')}</Button>
        </Notice>
      ) : null}
      <HubFilters role="search" aria-label={text('hub.languages.filters')} onSubmit={(event) => event.preventDefault()}>
        <FieldFrame id="languages-query" label={text('hub.languages.query')} help={undefined} error={undefined}>
          <input
            id="languages-query"
            type="search"
            autoComplete="off"
            value={filter.query}
            onChange={({ target }) => change({ query: target.value })}
          />
        </FieldFrame>
        <FieldFrame id="languages-lang" label={text('hub.languages.missingIn')} help={undefined} error={undefined}>
          <select
            id="languages-lang"
            value={filter.lang}
            onChange={({ target }) => change({ lang: FILTERS[target.selectedIndex] ?? 'all' })}
          >
            {FILTERS.map((each) => (
              <option key={each} value={each}>
                {each === 'all' ? text('hub.checks.all') : text(`hub.checks.lang.${each}`)}
              </option>
            ))}
          </select>
        </FieldFrame>
      </HubFilters>
      <Table>
        <caption>{text('hub.checks.found', { count: found.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{text('hub.languages.page')}</th>
            {LANGUAGES.map((each) => (
              <th key={each} scope="col">
                {text(`hub.checks.lang.${each}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE).map(({ key, titles, open }) => (
            <tr key={key}>
              <th scope="row">{titles[lang] || titles.de || titles.en}</th>
              {LANGUAGES.map((each) => (
                <td key={each} data-lang={text(`hub.checks.lang.${each}`)}>
                  <Open open={open[each]} name={titles[lang] || titles.de || titles.en} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <HubPaging at={at} pages={pages} onGo={setPage} />
    </>
  );
}

function Open({ open, name }: { open: OpenIn; name: string }) {
  const text = useText();
  const { untranslated, behind, isUntitled, isUndescribed, url } = open;
  if (countOpen(open) === 0) return text('hub.languages.complete');
  const parts = [
    isUntitled ? text('hub.languages.untitled') : null,
    isUndescribed ? text('hub.languages.undescribed') : null,
    untranslated > 0 ? text('hub.languages.untranslated', { count: untranslated }) : null,
    behind > 0 ? text('hub.languages.behind', { count: behind }) : null,
  ];
  const said = parts.filter((part) => part !== null).join(', ');
  return url === null ? (
    said
  ) : (
    <a href={url} aria-label={text('hub.languages.open', { said, name })}>
      {said}
    </a>
  );
}

const Table = styled.table`
  max-inline-size: 68rem;
  border-collapse: collapse;

  caption {
    padding-block-end: ${space(1)};
    text-align: start;
  }

  th,
  td {
    padding: ${space(1)} ${space(2)} ${space(1)} 0;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  td a {
    display: inline-block;
    min-block-size: 1.5rem;
  }

  /* Three columns have no room on a phone: each row is a group of lines. */
  @media (max-width: 29.99em) {
    &,
    caption,
    tbody,
    tr,
    tbody th,
    td {
      display: block;
    }

    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tbody th {
      padding-block-end: 0;
      border: 0;
    }

    td::before {
      content: attr(data-lang) ': ';
    }

    td:not(:last-child) {
      padding-block: 0;
      border: 0;
    }
  }
`;
