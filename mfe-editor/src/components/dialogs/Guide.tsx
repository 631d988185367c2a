import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';

/** In the order in which a newcomer meets them. */
const TOPICS = [
  'write',
  'blocks',
  'settings',
  'pictures',
  'save',
  'others',
  'back',
  'publish',
  'preview',
  'checks',
  'languages',
  'head',
  'pages',
] as const;

/** What the editor can do and where that is, in a few sentences each. */
export function Guide() {
  const text = useText();
  return (
    <Topics>
      {TOPICS.map((topic) => (
        <details key={topic} name="guide">
          <summary>{text(`guide.${topic}`)}</summary>
          <p>{text(`guide.${topic}.text`)}</p>
        </details>
      ))}
    </Topics>
  );
}

const Topics = styled.div`
  inline-size: 100%;

  > details {
    border-block-start: 1px solid ${color.line};
  }

  summary {
    padding-block: ${space(1)};
    font-weight: 650;
    cursor: pointer;
  }

  p {
    margin: 0 0 ${space(1)};
    max-inline-size: 65ch;
  }
`;
