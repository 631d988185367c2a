import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { CONTENT_RULE_IDS } from '@spielplan/shared-contracts/rules/content-checks';
import { FieldFrame } from '@spielplan/shared-ui/components';
import { useText } from '../../../i18n/useText.ts';
import { HubFilters } from '../hubStyles.ts';
import type { ChecksFilter } from './filterChecks.ts';

interface ChecksFiltersProps {
  filter: ChecksFilter;
  onChange: (filter: ChecksFilter) => void;
}

const RULES = ['all', 'errors', ...CONTENT_RULE_IDS] as const;
const LANGS = ['all', ...LANGUAGES] as const;

/** Narrows the findings down to a rule, a language and some documents. */
export function ChecksFilters({ filter, onChange }: ChecksFiltersProps) {
  const text = useText();
  const nameOf = (rule: (typeof RULES)[number]) =>
    rule === 'all' ? text('hub.checks.all') : rule === 'errors' ? text('hub.checks.onlyErrors') : text(`hub.rule.${rule}`);
  return (
    <HubFilters role="search" aria-label={text('hub.checks.filters')} onSubmit={(event) => event.preventDefault()}>
      <FieldFrame id="checks-query" label={text('hub.checks.query')} help={undefined} error={undefined}>
        <input
          id="checks-query"
          type="search"
          autoComplete="off"
          value={filter.query}
          onChange={({ target }) => onChange({ ...filter, query: target.value })}
        />
      </FieldFrame>
      <FieldFrame id="checks-rule" label={text('hub.checks.rule')} help={undefined} error={undefined}>
        <select
          id="checks-rule"
          value={filter.rule}
          onChange={({ target }) => onChange({ ...filter, rule: RULES[target.selectedIndex] ?? 'all' })}
        >
          {RULES.map((rule) => (
            <option key={rule} value={rule}>
              {nameOf(rule)}
            </option>
          ))}
        </select>
      </FieldFrame>
      <FieldFrame id="checks-lang" label={text('hub.checks.lang')} help={undefined} error={undefined}>
        <select
          id="checks-lang"
          value={filter.lang}
          onChange={({ target }) => onChange({ ...filter, lang: LANGS[target.selectedIndex] ?? 'all' })}
        >
          {LANGS.map((lang) => (
            <option key={lang} value={lang}>
              {lang === 'all' ? text('hub.checks.all') : text(`hub.checks.lang.${lang}`)}
            </option>
          ))}
        </select>
      </FieldFrame>
    </HubFilters>
  );
}
