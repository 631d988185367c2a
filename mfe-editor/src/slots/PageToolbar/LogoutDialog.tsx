import { Button, Dialog, Notice } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';

interface LogoutDialogProps {
  waiting: number;
  /** Not all could be sent. */
  hasFailed: boolean;
  isBusy: boolean;
  onSend: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks what becomes of changes that are not saved when their editor logs out. */
export function LogoutDialog({ waiting, hasFailed, isBusy, onSend, onDiscard, onStay }: LogoutDialogProps) {
  const text = useText();
  return (
    <Dialog isOpen onClose={onStay} title={text('logout.title')} closeLabel={text('logout.stay')}>
      <p>{text('logout.text', { count: waiting })}</p>
      {hasFailed ? <Notice tone="error">{text('logout.notSent')}</Notice> : null}
      <Ways>
        <Button isBusy={isBusy} onClick={onSend}>
          {text('logout.send')}
        </Button>
        <Button variant="outline" isBusy={isBusy} onClick={onDiscard}>
          {text('logout.discard')}
        </Button>
      </Ways>
    </Dialog>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
