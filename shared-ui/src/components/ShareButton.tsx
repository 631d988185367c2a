import { styled } from 'styled-components';
import { color, space, TARGET_SIZE, withoutScript } from '../tokens/index.ts';
import { Button } from './Button.tsx';
import { useShare } from './useShare.ts';

interface ShareButtonProps {
  /** What is shared, for anyone who gets it. */
  title: string;
  /** Another address of this site than the page's own. */
  path?: string;
  /** Said once the link is in the clipboard. */
  copied: string;
  /** Names the field with the link. */
  field: string;
  children: string;
}

/**
 * Shares an address and says what became of it; where it can be neither shared nor copied, the link
 * stands there to be copied by hand. Hidden without scripts, where the browser's own address bar
 * serves.
 */
export function ShareButton({ title, path, copied, field, children }: ShareButtonProps) {
  const { outcome, share } = useShare(path);
  return (
    <Place>
      <Button variant="outline" onClick={() => void share(title)}>
        {children}
      </Button>
      <span role="status">{outcome?.kind === 'copied' ? copied : ''}</span>
      {outcome?.kind === 'shown' ? (
        <input
          type="url"
          readOnly
          value={outcome.url}
          aria-label={field}
          ref={(input) => {
            input?.focus();
            input?.select();
          }}
        />
      ) : null}
    </Place>
  );
}

const Place = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};

  [role='status'] {
    font-weight: 650;
  }

  input {
    box-sizing: border-box;
    inline-size: min(24rem, 100%);
    min-block-size: ${TARGET_SIZE};
    padding-inline: ${space(1)};
    border: 2px solid ${color.ink};
    background: ${color.ground};
    color: inherit;
    font: inherit;
  }

  ${withoutScript} {
    display: none;
  }

  @media print {
    display: none;
  }
`;
