import { FieldFrame } from '@spielplan/shared-ui/components';
import { useHost, useLocation } from '@spielplan/shared-ui/host';
import { useEffect, useId, useMemo, useState } from 'react';
import { type MomentStop, momentStops } from '../../domain/momentStops.ts';
import { useDescribeMoment } from '../../i18n/useDescribeMoment.ts';
import { useText } from '../../i18n/useText.ts';
import { createEditorClient } from '@spielplan/shared-editing/client';
import { fetchMoments } from '../../transport/fetchMoments.ts';

/** Goes from one moment at which the page changes by itself to the next, and says what changes then. */
export function MomentSlider({ onChoose }: { onChoose: (at: number) => void }) {
  const text = useText();
  const describe = useDescribeMoment();
  const id = useId();
  const { lang, signals } = useHost();
  const { pathname } = useLocation();
  const client = useMemo(() => createEditorClient(signals), [signals]);
  const [stops, setStops] = useState<readonly MomentStop[] | null>(null);
  const [chosen, setChosen] = useState(0);
  useEffect(() => {
    let isOver = false;
    void fetchMoments(client, lang, pathname).then((moments) => {
      if (!isOver) setStops(momentStops(moments));
    });
    return () => {
      isOver = true;
    };
  }, [client, lang, pathname]);

  if (stops === null) return <p role="status">{text('moment.reading')}</p>;
  const stop = stops[chosen];
  if (!stop) return <p>{text('moment.none')}</p>;
  const changes = stop.changes.map(({ kind, title }) => text(`moment.kind.${kind}`, { title: title || text('moment.untitled') }));
  const said = `${describe(new Date(stop.at).toISOString())}: ${changes.join('; ')}`;
  return (
    <FieldFrame id={id} label={text('moment.changes', { count: stops.length })} help={said} error={undefined}>
      <input
        id={id}
        type="range"
        min={0}
        max={stops.length - 1}
        value={chosen}
        aria-valuetext={said}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          setChosen(Number(target.value));
          onChoose(stops[Number(target.value)]?.at ?? stop.at);
        }}
      />
    </FieldFrame>
  );
}
