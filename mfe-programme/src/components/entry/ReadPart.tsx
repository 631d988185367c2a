import { Section } from '../page/Section.tsx';
import type { AboutView, CreditsView, ReadPartProps } from '../../domain/entry/entryView.ts';
import { RichText } from '@spielplan/shared-ui/components';
import { styled } from 'styled-components';
import { Cast } from './Cast.tsx';
import { Downloads, Notes, RunningOrder, Voices } from './EntryLists.tsx';
import { Gallery } from './Gallery.tsx';
import { MediaList } from './MediaList.tsx';

/** A part of an entry's page that is only read. It holds no state: browsers leave the server's HTML as it is. */
export function ReadPart({ name, view }: ReadPartProps) {
  // The view is that of the name.
  return name === 'about' ? <About view={view as AboutView} /> : <Credits view={view as CreditsView} />;
}

function About({ view: { title, html, notes, order, media, gallery, voices, downloads } }: { view: AboutView }) {
  return (
    <>
      {html || notes || order || downloads ? (
        <Section title={title}>
          <RichText html={html} />
          {order ? <RunningOrder {...order} /> : null}
          {notes ? <Notes {...notes} /> : null}
          {downloads ? <Downloads {...downloads} /> : null}
        </Section>
      ) : null}
      {media ? (
        <OnScreen title={media.title}>
          <MediaList items={media.items} />
        </OnScreen>
      ) : null}
      {gallery ? (
        <OnScreen title={gallery.title}>
          <Gallery items={gallery.items} />
        </OnScreen>
      ) : null}
      {voices ? (
        <OnScreen title={voices.title}>
          <Voices items={voices.items} />
        </OnScreen>
      ) : null}
    </>
  );
}

function Credits({ view: { title, people, roles } }: { view: CreditsView }) {
  return (
    <Section title={title}>
      <Cast people={people} roles={roles} />
    </Section>
  );
}

/** A flyer is one page of paper. */
const OnScreen = styled(Section)`
  @media print {
    && {
      display: none;
    }
  }
`;
