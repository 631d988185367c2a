import { plainText } from '@spielplan/shared-contracts/rules';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { diffWords } from '../../domain/diffWords.ts';

interface ComparedTextsProps {
  /** What each side is called, and what it holds; null stands for nothing. */
  sides: readonly [{ label: string; value: unknown }, { label: string; value: unknown }];
}

/** Two states of a value beside one another, in one column on a phone, with the words marked that the other one lacks. */
export function ComparedTexts({ sides: [one, other] }: ComparedTextsProps) {
  const [left, right] = [wordsOf(one.value), wordsOf(other.value)];
  return (
    <Sides>
      <Side label={one.label} parts={diffWords(right, left)} />
      <Side label={other.label} parts={diffWords(left, right)} />
    </Sides>
  );
}

function Side({ label, parts }: { label: string; parts: ReturnType<typeof diffWords> }) {
  return (
    <div role="group" aria-label={label}>
      <strong>{label}</strong>
      <p>{parts.map(({ words, isNew, at }) => (isNew ? <mark key={at}>{words}</mark> : <span key={at}>{words}</span>))}</p>
    </div>
  );
}

/** What an editor reads of a value: the words of markup, the rest as it is stored. */
export function wordsOf(value: unknown): string {
  if (value == null) return '';
  return typeof value === 'string' ? plainText(value) : JSON.stringify(value);
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space(2)};
  inline-size: 100%;

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  mark {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;
