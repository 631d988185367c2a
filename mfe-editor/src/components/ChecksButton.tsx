import { isError } from '@spielplan/shared-contracts/rules/content-checks';
import { Button } from '@spielplan/shared-ui/components';
import { useStore } from '@spielplan/shared-ui/host';
import { from, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../i18n/useText.ts';
import type { EditingSession } from '../stores/createEditingSession.ts';

/** How much the checks have found, and the way to it. */
export function ChecksButton({ session }: { session: EditingSession }) {
  const label = useChecksLabel(session);
  const count = useStore(session.checks, ({ findings }) => findings.length);
  const hasErrors = useStore(session.checks, ({ findings }) => findings.some(isError));
  return (
    <Opener
      variant="outline"
      aria-label={label}
      title={label}
      data-errors={hasErrors ? '' : undefined}
      onClick={() => session.ui.setState({ layer: { kind: 'checks' } })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={count > 0 ? 'M12 3 2 21h20zM12 10v5M12 18v.5' : 'm4 13 5 5L20 6'} />
      </svg>
      {count > 0 ? <span aria-hidden="true">{count}</span> : null}
    </Opener>
  );
}

/** The same in words. */
export function useChecksLabel(session: EditingSession): string {
  const text = useText();
  const errors = useStore(session.checks, ({ findings }) => findings.filter(isError).length);
  const warnings = useStore(session.checks, ({ findings }) => findings.length - findings.filter(isError).length);
  if (errors + warnings === 0) return text('checks.none');
  // The number that is seen is part of the name (WCAG 2.5.3).
  return text('checks.open', {
    count: errors + warnings,
    errors: text('checks.errors', { count: errors }),
    warnings: text('checks.warnings', { count: warnings }),
  });
}

/** On a phone it is in the menu. */
const Opener = styled(Button)`
  display: none;
  flex: none;
  gap: ${space(0.5)};
  padding-inline: ${space(1)};

  ${from.medium} {
    display: inline-flex;
  }

  &[data-errors] {
    border-width: 3px;
  }

  svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2.5;
  }
`;
