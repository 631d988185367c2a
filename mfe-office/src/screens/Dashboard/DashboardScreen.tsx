import { ButtonLink } from '@spielplan/shared-ui/components';
import { paths } from '@spielplan/shared-contracts/routes';
import { usePage } from '@spielplan/shared-ui/host';
import { fontSize, space } from '@spielplan/shared-ui/tokens';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { BarChart } from './components/BarChart.tsx';
import { Choices } from './components/Choices.tsx';
import { DataTable } from './components/DataTable.tsx';
import { PeriodForm } from './components/PeriodForm.tsx';
import { SiteState } from './components/SiteState.tsx';
import type { DashboardView } from './dashboardView.ts';

/**
 * One screen of the dashboard. All of it is links, forms
 * and drawings of the server: it works without scripts.
 */
export function DashboardScreen({ data }: { data: DashboardView }) {
  return (
    <Body>
      <h1>{data.title}</h1>
      <Content data={data} />
    </Body>
  );
}

function Content({ data }: { data: DashboardView }) {
  const text = useText();
  const { lang } = usePage();
  switch (data.kind) {
    case 'overview':
      return (
        <>
          <SiteState figures={data.site} />
          <PeriodForm period={data.period} />
          <Charts>
            {data.charts.map((chart) => (
              <BarChart key={chart.id} chart={chart} />
            ))}
          </Charts>
          <h2>{data.table.caption}</h2>
          <DataTable table={data.table} />
        </>
      );
    case 'list':
      return (
        <>
          {data.period ? <PeriodForm period={data.period} /> : null}
          {data.choices.length > 0 ? <Choices label={text('dashboard.choices')} choices={data.choices} /> : null}
          <DataTable table={data.table} />
        </>
      );
    case 'report':
      return (
        <>
          {data.note ? <p>{data.note}</p> : null}
          {data.command ? <Command command={data.command} /> : null}
          {data.figures.length > 0 ? <SiteState figures={data.figures} /> : null}
          {data.tables.map((table) => (
            <Fragment key={table.caption}>
              <h2>{table.caption}</h2>
              <DataTable table={table} />
            </Fragment>
          ))}
        </>
      );
    case 'refused':
      return (
        <>
          <p>{text('dashboard.refused.text', { name: data.user })}</p>
          <div>
            <ButtonLink href={paths.home({ lang })}>{text('dashboard.home')}</ButtonLink>
          </div>
        </>
      );
    default:
      return data satisfies never;
  }
}

/** Its lines end between words alone: what is typed would otherwise break behind the hyphens of an option. */
function Command({ command }: { command: string }) {
  return (
    <p translate="no">
      <code>
        {command.split(' ').map((word, index) => (
          <Fragment key={word}>
            {index > 0 ? ' ' : null}
            <span style={NOWRAP}>{word}</span>
          </Fragment>
        ))}
      </code>
    </p>
  );
}

const NOWRAP = { whiteSpace: 'nowrap' } as const;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 3vw, 2.5rem);
  padding: clamp(1.5rem, 4vw, 3.5rem) var(--edge) ${space(10)};

  > h1 {
    margin: 0;
    font-size: ${fontSize.headline};
    line-height: 1;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }

  > h2 {
    margin: ${space(2)} 0 0;
    font-size: ${fontSize.title};
  }

  > p {
    max-inline-size: 60ch;
    margin: 0;
    font-size: ${fontSize.lead};
  }
`;

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: clamp(2rem, 4vw, 4rem) clamp(1.5rem, 3vw, 3rem);
  align-items: start;
`;
