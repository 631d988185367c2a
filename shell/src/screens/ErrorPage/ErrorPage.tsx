import { ERROR_VOCABULARY } from '@spielplan/shared-contracts/errors';
import { paths } from '@spielplan/shared-contracts/routes';
import { usePage } from '@spielplan/shared-ui/host';
import { ButtonLink } from '@spielplan/shared-ui/components';
import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { CustomErrorPage } from './CustomErrorPage.tsx';
import type { ErrorPageView } from './ErrorPageView.ts';

type Kind = '400' | '404' | '500' | '503' | 'away';
const THEMES = { '400': 'cc03', '404': 'cc03', '500': 'cc01', '503': 'cc02', away: 'cc02' } as const;

/**
 * The error page as a poster: the status as large as the wall allows, one sentence, one next step.
 */
export function ErrorPage({ data: { status, code, custom } }: { data: ErrorPageView }) {
  const text = useText();
  const { lang, url } = usePage();
  const kind = kindOf(status, code);
  const title = isRefused(kind) ? text(`refused.title.${kind}`) : text(`error.title.${kind}`);
  if (custom) return <CustomErrorPage page={custom} className={THEMES[kind]} title={title} />;
  const isPassing = kind === '503' || kind === 'away';
  return (
    <Poster className={THEMES[kind]}>
      <Figure aria-hidden="true">{String(status)}</Figure>
      <Words>
        <h1>{title}</h1>
        <p>
          {isRefused(kind) ? text(`refused.text.${kind}`) : text(`error.text.${kind}`)}
          {kind === '500' ? ` (${status})` : null}
        </p>
        {code ? <Code>{text('error.code', { code })}</Code> : null}
        <Steps>
          {isPassing ? <ButtonLink href={url}>{text('error.retry')}</ButtonLink> : null}
          <ButtonLink href={paths.home({ lang })} variant={isPassing ? 'outline' : 'solid'}>
            {text('error.home')}
          </ButtonLink>
          {isPassing ? null : (
            <ButtonLink href={paths.events({ lang })} variant="outline">
              {text('error.programme')}
            </ButtonLink>
          )}
        </Steps>
      </Words>
    </Poster>
  );
}

/** The whole site is offline only if the failure says so; otherwise a part of it is away. */
function kindOf(status: number, code?: string | null): Kind {
  if (status === 404 || status === 410) return '404';
  if (status === 503) return !code || code === ERROR_VOCABULARY.SITE_OFFLINE.code ? '503' : 'away';
  return status === 400 ? '400' : '500';
}

/** What only the server says: its texts come with the answer, the others are on every page. */
function isRefused(kind: Kind): kind is '400' | '404' | '503' {
  return kind !== '500' && kind !== 'away';
}

const Code = styled.p`
  color: ${color.muted};
`;

const Poster = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space(4)};
  min-block-size: calc(100vh - var(--header-height));
  min-block-size: calc(100svh - var(--header-height));
  padding: ${space(4)} var(--edge) clamp(2rem, 6vw, 5rem);
  overflow: hidden;
`;

/** As wide as the page, but never so tall that the words below it leave the window. */
const Figure = styled.p`
  margin: 0 0 0 -0.03em;
  color: ${color.accent};
  font-weight: 800;
  font-size: clamp(9rem, 50vw, 43svh);
  line-height: 0.78;
  letter-spacing: -0.045em;
  white-space: nowrap;
  font-variant-numeric: lining-nums;
`;

const Words = styled.div`
  display: grid;
  gap: ${space(3)};
  max-inline-size: 60rem;

  h1 {
    margin: 0;
    font-size: ${fontSize.headline};
    line-height: 1;
    letter-spacing: -0.03em;
  }

  p {
    margin: 0;
    max-inline-size: 46ch;
    font-size: ${fontSize.lead};
    line-height: 1.35;
  }
`;

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
