import type { MediaItem } from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { Button, FieldFrame, Notice, Tick } from '@spielplan/shared-ui/components';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { DialogForm, HubActions } from '../hubStyles.ts';
import { useMarkUnsaved } from '../useUnsavedGuard.ts';
import type { Change } from './useChange.ts';

const MAX_CHARS = { name: 200, alt: 500, credit: 300, tags: 400 } as const;

/** What an entry is called, what it shows in both languages, whose it is, and its tags. */
export function TextsForm({ item, change }: { item: MediaItem; change: Change }) {
  const text = useText();
  const [name, setName] = useState(item.name);
  const [alt, setAlt] = useState(item.alt);
  const [isDecorative, setIsDecorative] = useState(item.is_decorative);
  const [credit, setCredit] = useState(item.credit);
  const [tags, setTags] = useState(item.tags.join(', '));
  const isRetold = LANGUAGES.some((lang) => alt[lang] !== item.alt[lang]) || isDecorative !== item.is_decorative;
  useMarkUnsaved('texts', isRetold || name !== item.name || credit !== item.credit || tags !== item.tags.join(', '));
  const save = (event: FormEvent) => {
    event.preventDefault();
    const named = tags.split(',').map((tag) => tag.trim());
    void change.save({ name, alt, is_decorative: isDecorative, credit, tags: named.filter(Boolean) });
  };
  const field = (id: string, label: string, value: string, set: (value: string) => void, max: number, help?: string) => (
    <FieldFrame id={`media-${id}`} label={label} help={help} error={undefined}>
      <input
        id={`media-${id}`}
        value={value}
        maxLength={max}
        autoComplete="off"
        required={id === 'name'}
        aria-describedby={help ? `media-${id}-help` : undefined}
        onChange={({ target }) => set(target.value)}
      />
    </FieldFrame>
  );
  return (
    <DialogForm onSubmit={save}>
      <div data-wide="">{field('name', text('hub.media.name'), name, setName, MAX_CHARS.name)}</div>
      {item.kind === 'picture' ? (
        <>
          {LANGUAGES.map((lang) => (
            <div key={lang} lang={lang}>
              {field(
                `alt-${lang}`,
                text(`hub.media.alt.${lang}`),
                alt[lang],
                (value) => setAlt({ ...alt, [lang]: value }),
                MAX_CHARS.alt,
              )}
            </div>
          ))}
          <div data-wide="">
            <Tick
              type="checkbox"
              id="media-decorative"
              checked={isDecorative}
              onChange={({ target }) => setIsDecorative(target.checked)}
            >
              {text('hub.media.decorative')}
            </Tick>
          </div>
        </>
      ) : null}
      {field('credit', text('hub.media.credit'), credit, setCredit, MAX_CHARS.credit)}
      {field('tags', text('hub.media.tags'), tags, setTags, MAX_CHARS.tags, text('hub.media.tagsHelp'))}
      <div data-wide="" aria-live="polite">
        {change.failure ? <Notice tone="error">{text(change.failure)}</Notice> : null}
      </div>
      <HubActions data-wide="">
        <Button type="submit" isBusy={change.busy}>
          {text('hub.setting.save')}
        </Button>
      </HubActions>
    </DialogForm>
  );
}
