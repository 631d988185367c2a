import { Button, ButtonLink } from '@spielplan/shared-ui/components';
import { paths } from '@spielplan/shared-contracts/routes';
import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { useHost } from '@spielplan/shared-ui/host';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';

interface FormSentProps {
  level: 2 | 3 | 4;
  /** Takes the focus when it comes in place of the form. */
  takesFocus: boolean;
  /** Starts an empty form; without it the form's page is opened again. */
  onAgain?: () => void;
  action: string;
}

/** The form has arrived. */
export function FormSent({ level, takesFocus, onAgain, action }: FormSentProps) {
  const text = useText();
  const { lang } = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as const;
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Box role="status">
      <Heading ref={heading} tabIndex={-1}>
        {text('form.sent.title')}
      </Heading>
      <p>{text('form.sent.text')}</p>
      <div>
        <ButtonLink to={paths.events({ lang })}>{text('form.sent.programme')}</ButtonLink>
        {onAgain ? (
          <Button variant="quiet" onClick={onAgain}>
            {text('form.sent.again')}
          </Button>
        ) : (
          <ButtonLink variant="quiet" href={action}>
            {text('form.sent.again')}
          </ButtonLink>
        )}
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: clamp(1.5rem, 4vw, 3rem);
  border: 3px solid ${color.ink};

  > :is(h2, h3, h4) {
    margin: 0;
    font-size: ${fontSize.headline};
    overflow-wrap: break-word;
  }

  > :focus-visible {
    outline-offset: 8px;
  }

  > p {
    max-inline-size: 60ch;
    margin: 0;
    font-size: ${fontSize.lead};
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    margin-block-start: ${space(1)};
  }
`;
