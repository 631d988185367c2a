import { color, font, fontSize, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { AboutView } from '../../domain/entry/entryView.ts';

/** A list of the text with its heading. */
type Listed<Name extends keyof AboutView> = NonNullable<AboutView[Name]>;

/** Works or parts of the evening in their order, with how long each takes. */
export function RunningOrder({ title, items }: Listed<'order'>) {
  return (
    <List>
      <h3>{title}</h3>
      <ol>
        {items.map((item) => (
          <li key={item.title}>
            <b>{item.title}</b> {item.minutes ? <small>{item.minutes}</small> : null}
            {item.subline ? <p>{item.subline}</p> : null}
          </li>
        ))}
      </ol>
    </List>
  );
}

/** What somebody may want to know before: folded, since others would rather not. */
export function Notes({ title, items }: Listed<'notes'>) {
  return (
    <List>
      <details>
        <summary>{title}</summary>
        <ul>
          {items.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
    </List>
  );
}

/** Programme booklets and the like, each with its kind and size. */
export function Downloads({ title, items }: Listed<'downloads'>) {
  return (
    <List>
      <h3>{title}</h3>
      <ul>
        {items.map(({ name, href, facts }) => (
          <li key={href}>
            <a href={href} download>
              {name} ({facts})
            </a>
          </li>
        ))}
      </ul>
    </List>
  );
}

/** What the press says, each sentence with who wrote it. */
export function Voices({ items }: Pick<Listed<'voices'>, 'items'>) {
  return items.map(({ quote, author, href }) => (
    <Voice key={quote}>
      <blockquote>{quote}</blockquote>
      <figcaption>{href ? <a href={href}>{author}</a> : author}</figcaption>
    </Voice>
  ));
}

const List = styled.div`
  max-inline-size: 66ch;
  margin-block-start: ${space(3)};

  h3,
  summary {
    margin: 0 0 ${space(1)};
    font: 700 ${fontSize.lead} / 1.2 ${font.display};
  }

  summary {
    display: flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    cursor: pointer;
  }

  summary::before {
    content: '+';
    inline-size: 1em;
  }

  [open] > summary::before {
    content: '–';
  }

  ol,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    padding-block: ${space(1)};
    border-block-start: 2px solid ${color.line};
    overflow-wrap: break-word;
  }

  li p {
    margin: 0;
  }

  small,
  li p {
    color: ${color.muted};
    font-size: 1rem;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
  }
`;

const Voice = styled.figure`
  max-inline-size: 40ch;
  margin: 0;

  & + & {
    margin-block-start: ${space(4)};
  }

  blockquote {
    margin: 0 0 ${space(1)};
    font: 650 ${fontSize.title} / 1.2 ${font.display};
  }

  figcaption {
    color: ${color.muted};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
  }
`;
