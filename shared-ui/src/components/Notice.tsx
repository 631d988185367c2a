import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../tokens/index.ts';

export type NoticeTone = 'info' | 'success' | 'error';

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
}

const ROLES = { info: undefined, success: 'status', error: 'alert' } as const;

/**
 * A message in the flow of the page. An error is announced at once, a success when the reader
 * pauses, an info is read where it stands (WCAG 4.1.3). The words carry the meaning, the tone only
 * adds weight.
 */
export function Notice({ tone = 'info', title, children, className }: NoticeProps) {
  return (
    <Box role={ROLES[tone]} data-tone={tone} className={className}>
      {title ? <strong>{title}</strong> : null}
      {children}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.line};
  border-inline-start-width: ${space(1)};
  background: ${color.ground};
  color: ${color.ink};

  &[data-tone='error'] {
    border-color: ${color.accent};
  }

  > * {
    margin: 0;
  }
`;
