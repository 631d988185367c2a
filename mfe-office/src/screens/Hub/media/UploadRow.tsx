import { Button } from '@spielplan/shared-ui/components';
import type { MediaUploading } from '@spielplan/shared-ui/media';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';

interface UploadRowProps {
  upload: MediaUploading;
  onRetry: () => void;
  onDismiss: () => void;
}

/** One file on its way: how far it is, what went wrong, and what can be done. */
export function UploadRow({ upload: { name, share, status, fault }, onRetry, onDismiss }: UploadRowProps) {
  const text = useText();
  const percent = Math.round(share * 100);
  const isOver = status === 'kept' || status === 'failed';
  return (
    <Row>
      <span>{name}</span>
      {isOver ? null : <progress aria-label={text('hub.media.progressOf', { name })} max={100} value={percent} />}
      <span role={isOver ? 'status' : undefined} data-wrong={status === 'failed' || undefined}>
        {fault ? text(`hub.media.fault.${fault}`) : text(`hub.media.status.${status}`, { percent })}
      </span>
      {status === 'failed' && fault !== 'tooLarge' && fault !== 'type' ? (
        <Button variant="outline" aria-label={text('hub.media.retryOf', { name })} onClick={onRetry}>
          {text('hub.media.retry')}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        aria-label={text(isOver ? 'hub.media.dismissOf' : 'hub.media.cancelOf', { name })}
        onClick={onDismiss}
      >
        {text(isOver ? 'hub.media.dismiss' : 'hub.media.cancel')}
      </Button>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  overflow-wrap: anywhere;

  > progress {
    flex: 1 1 8rem;
    accent-color: ${color.accent};
  }

  > [data-wrong] {
    color: ${color.accent};
    font-weight: 650;
  }
`;
