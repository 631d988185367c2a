import type { Alert } from '@spielplan/shared-contracts/api';
import { usePage } from '@spielplan/shared-ui/host';
import { useEffect, useState } from 'react';
import { CrossIcon } from '../../parts/CrossIcon.tsx';
import { useText } from '../../i18n/useText.ts';
import { dismissAlert, isAlertDismissed } from './alertDismissal.ts';
import { useInBrowser } from '../../parts/useInBrowser.ts';

/**
 * The house's notice above the header. It is part of the HTML, the same for everyone and readable
 * without JavaScript; a visitor who has closed it gets it hidden before the first paint
 * (`EARLY_SCRIPT`) and removed here.
 */
export function TopAlert() {
  const { alert } = usePage().site;
  return alert ? <AlertBanner key={alert.id} alert={alert} /> : null;
}

function AlertBanner({ alert: { id, title, text, link, link_title: linkTitle } }: { alert: Alert }) {
  const t = useText();
  const [isClosed, setIsClosed] = useState(false);
  const wasDismissed = useInBrowser(() => isAlertDismissed(document.cookie, id), false);
  useEffect(() => {
    delete document.documentElement.dataset['alertDismissed'];
  }, []);
  if (isClosed || wasDismissed) return null;
  const close = () => {
    dismissAlert(id);
    setIsClosed(true);
  };
  return (
    <aside className="top-alert" aria-label={t('alert.label')}>
      <p>
        <strong>{title}</strong> <span>{text}</span> {link ? <a href={link}>{linkTitle || title}</a> : null}
      </p>
      <button type="button" aria-label={t('alert.close')} onClick={close}>
        <CrossIcon />
      </button>
    </aside>
  );
}
