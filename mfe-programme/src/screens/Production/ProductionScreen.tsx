import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { ButtonLink, ShareButton } from '@spielplan/shared-ui/components';
import { ScreenBlocks } from '@spielplan/shared-ui/host';
import { Entry } from '../../components/page/Entry.ts';
import { ReadPlace } from '../../components/entry/ReadPlace.tsx';
import { ProductionGrid } from '../../components/cards/ProductionGrid.tsx';
import { Section } from '../../components/page/Section.tsx';
import { Stage } from '../../components/events/Stage.tsx';
import { useCurrentEvent } from '../../components/events/useCurrentEvent.ts';
import { useTicketsPlace } from '../../components/events/useTicketsPlace.ts';
import { useText } from '../../i18n/useText.ts';
import { ProductionDates } from './components/ProductionDates.tsx';
import { DATES_ID, type ProductionBlock, type ProductionView } from './productionView.ts';

/**
 * The page of a production; the order of its parts is
 * the house's (product.md section 3, design settings).
 */
export function ProductionScreen({ data }: ScreenProps<ProductionView>) {
  useCurrentEvent(data.current);
  useTicketsPlace(data.hasTickets ? DATES_ID : null);
  return (
    <Entry>
      {data.blocks.map((block) => (
        <ProductionPart key={block} block={block} view={data} />
      ))}
      <ScreenBlocks />
    </Entry>
  );
}

function ProductionPart({ block, view }: { block: ProductionBlock; view: ProductionView }) {
  const text = useText();
  switch (block) {
    case 'stage':
      return (
        <Stage
          date={view.next}
          preline={view.preline}
          title={view.title}
          subline={view.subline}
          lines={view.details}
          picture={view.picture}
        >
          {view.calendarPath ? (
            <ButtonLink href={view.calendarPath} variant="outline" download>
              {text('production.calendar')}
            </ButtonLink>
          ) : null}
          <ShareButton title={view.title} copied={text('share.copied')} field={text('share.field')}>
            {text('share.label')}
          </ShareButton>
        </Stage>
      );
    case 'dates':
      return <ProductionDates dates={view.dates} window={view.window} />;
    case 'text':
      return <ReadPlace name="about" reading={view.reading} />;
    case 'credits':
      return <ReadPlace name="credits" reading={view.reading} />;
    case 'related':
      return view.related.length > 0 ? (
        <Section title={text('production.related')}>
          <ProductionGrid productions={view.related} headingLevel={3} />
        </Section>
      ) : null;
    default:
      return block satisfies never;
  }
}
