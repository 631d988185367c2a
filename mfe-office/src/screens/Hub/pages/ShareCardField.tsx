import type { MediaItem } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { Button } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { HubActions } from '../hubStyles.ts';
import { CropDialog } from '../media/CropDialog.tsx';
import { MediaChooser } from '../media/MediaChooser.tsx';
import { BothFields } from './BothFields.tsx';
import type { Heads } from './heads.ts';

interface ShareCardFieldProps {
  heads: Heads;
  /** What the library has of the picture; null where it is none of its. */
  entry: MediaItem | null;
  onChange: (heads: Heads) => void;
  onEntry: (entry: MediaItem) => void;
}

/** The picture that links to a page are shared with: chosen from the library, with a text of its own and the crop of the card. */
export function ShareCardField({ heads, entry, onChange, onEntry }: ShareCardFieldProps) {
  const text = useText();
  const [layer, setLayer] = useState<'choose' | 'crop' | null>(null);
  const { image } = heads.de;
  const put = (of: (lang: Language) => Heads['de']['image']) =>
    onChange({ de: { ...heads.de, image: of('de') }, en: { ...heads.en, image: of('en') } });
  const take = (item: MediaItem) => {
    setLayer(null);
    onEntry(item);
    put(() => ('base' in item.value ? { ...item.value, alt: '' } : null));
  };
  const altIn = (lang: Language) => heads[lang].image?.alt ?? '';
  return (
    <Field role="group" aria-labelledby="head-card">
      <p id="head-card">{text('hub.pages.card.title')}</p>
      <HubActions>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setLayer('choose')}>
          {text(image ? 'hub.pages.card.other' : 'hub.pages.card.choose')}
        </Button>
        {image && entry ? (
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setLayer('crop')}>
            {text('hub.pages.card.crop')}
          </Button>
        ) : null}
        {image ? (
          <Button variant="quiet" onClick={() => put(() => null)}>
            {text('hub.pages.card.remove')}
          </Button>
        ) : null}
      </HubActions>
      {image ? (
        <BothFields
          id="head-card-alt"
          label={text('hub.pages.card.alt')}
          values={{ de: altIn('de'), en: altIn('en') }}
          isRequired={false}
          maxLength={500}
          {...(entry && { help: text('hub.pages.card.altHelp') })}
          onChange={(alts) => put((lang) => image && { ...image, alt: alts[lang] })}
        />
      ) : null}
      {layer === 'choose' ? <MediaChooser kind="picture" onPick={take} onClose={() => setLayer(null)} /> : null}
      {layer === 'crop' && entry ? (
        <CropDialog item={entry} format="card" onChanged={onEntry} onClose={() => setLayer(null)} />
      ) : null}
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${space(2)};
  inline-size: 100%;

  > p {
    grid-column: 1 / -1;
    margin: 0;
    font-weight: 650;
  }

  > ${HubActions} {
    grid-column: 1 / -1;
  }
`;
