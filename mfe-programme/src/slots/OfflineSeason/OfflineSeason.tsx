import { paths } from '@spielplan/shared-contracts/routes';
import { ButtonLink } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { fontSize, space } from '@spielplan/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { ownPaths } from '../../routes.ts';
import { SeasonControls } from './components/SeasonControls.tsx';
import { SeasonList } from './components/SeasonList.tsx';
import { useSeason } from './useSeason.ts';

/**
 * The slot `offline.season`: one press keeps the whole programme in this browser, to be
 * listed, filtered and searched without a connection; it says how old it is, and one press removes it.
 */
export function OfflineSeason() {
  const text = useText();
  const { lang } = useHost();
  const id = useId();
  const { state, running, outcome, ask } = useSeason();
  const otherWays = (
    <p className="ways">
      <ButtonLink href={paths.events({ lang })} variant="outline">
        {text('season.print')}
      </ButtonLink>
      <ButtonLink href={ownPaths.programmeCalendarFile({ lang })} variant="outline" download>
        {text('season.calendar')}
      </ButtonLink>
    </p>
  );
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{text(state.kind === 'kept' ? 'season.titleKept' : 'season.title')}</h2>
      <noscript>
        <p>{text('season.noScript')}</p>
        {otherWays}
      </noscript>
      {state.kind === 'unable' ? (
        <>
          <p>{text('season.unable')}</p>
          {otherWays}
        </>
      ) : null}
      {state.kind === 'none' || state.kind === 'kept' ? (
        <SeasonControls season={state.kind === 'kept' ? state.season : null} running={running} outcome={outcome} ask={ask} />
      ) : null}
      {state.kind === 'kept' ? <SeasonList season={state.season} /> : null}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block: ${space(4)};

  > * {
    margin: 0;
  }

  > h2 {
    font-size: ${fontSize.headline};
  }

  .ways,
  .presses {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    margin: 0;
  }
`;
