import { Button, Notice } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { HubPaging } from '../HubPaging.tsx';
import type { ChecksView } from '../HubView.ts';
import { CheckedDocumentItem } from './CheckedDocumentItem.tsx';
import { ChecksFilters } from './ChecksFilters.tsx';
import { countFindings, filterChecks, NO_FILTER } from './filterChecks.ts';
import { useSiteChecks } from './useSiteChecks.ts';

const PAGE_SIZE = 25;

/** What is to be seen to on the whole site, by document; each finding leads to its block. */
export function ChecksPanel({ data: { first } }: { data: ChecksView }) {
  const text = useText();
  const { documents, checked, total, next, failure, goOn } = useSiteChecks(first);
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(0);
  const found = filterChecks(documents, filter);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const at = Math.min(page, pages - 1);
  const { errors, warnings } = countFindings(documents);
  const counts = {
    errors: text('hub.checks.errors', { count: errors }),
    warnings: text('hub.checks.warnings', { count: warnings }),
  };
  return (
    <>
      <p role="status" style={{ margin: 0 }}>
        {next === null
          ? text('hub.checks.progress', { checked, total, ...counts })
          : text('hub.checks.running', { checked, total })}
      </p>
      {failure ? (
        <Notice tone="error">
          {text(failure)} <Button onClick={goOn}>{text('hub.checks.again')}</Button>
        </Notice>
      ) : null}
      <ChecksFilters
        filter={filter}
        onChange={(changed) => {
          setFilter(changed);
          setPage(0);
        }}
      />
      <p style={{ margin: 0 }}>{text('hub.checks.found', { count: found.length })}</p>
      <List>
        {found.slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE).map((document) => (
          <CheckedDocumentItem key={`${document.content_type} ${document.object_id} ${document.titles.de}`} document={document} />
        ))}
      </List>
      <HubPaging at={at} pages={pages} onGo={setPage} />
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
