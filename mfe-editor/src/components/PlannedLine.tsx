import { Button } from '@spielplan/shared-ui/components';
import { from, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useDescribeMoment } from '../i18n/useDescribeMoment.ts';
import { useText } from '../i18n/useText.ts';
import type { EditingSession } from '../stores/createEditingSession.ts';
import type { Plan } from '../stores/createPublishing.ts';
import { createPageActions } from './pageActions.ts';

/** When the page goes online, and as of when; with one press to take what was written since. */
export function PlannedLine({ session, plan: { at, asOf, isOutdated } }: { session: EditingSession; plan: Plan }) {
  const text = useText();
  const describe = useDescribeMoment();
  return (
    <Planned>
      <span>
        {asOf === null
          ? text('plan.set', { time: describe(at) })
          : text('plan.setAsOf', { time: describe(at), asOf: describe(asOf) })}
      </span>
      {isOutdated && session.mayPublish ? (
        <Button variant="outline" onClick={() => void createPageActions(session).takeNewer()}>
          {text('plan.takeNewer')}
        </Button>
      ) : null}
    </Planned>
  );
}

const Planned = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  order: -1;

  ${from.large} {
    flex: 0 1 auto;
    order: 0;
  }
`;
