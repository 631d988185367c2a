import type { DocumentVersion } from '@spielplan/shared-contracts/api';
import { Notice } from '@spielplan/shared-ui/components';
import { useEffect, useState } from 'react';
import { useDescribeMoment } from '../../i18n/useDescribeMoment.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { Dated } from '../Dated.tsx';

/** What others have saved since one last looked; from now on it has been looked at. */
export function NewsList({ session }: { session: EditingSession }) {
  const text = useText();
  const describe = useDescribeMoment();
  const [versions, setVersions] = useState<readonly DocumentVersion[]>([]);
  useEffect(() => {
    let isOver = false;
    void session.news.read().then((found) => {
      if (isOver) return;
      setVersions(found);
      void session.news.look();
    });
    return () => void (isOver = true);
  }, [session]);
  if (versions.length === 0) return null;
  return (
    <Notice title={text('publish.news')}>
      <ul>
        {versions.map(({ id, changed, username, summary }) => (
          <li key={id}>
            <Dated instant={changed}>{describe(changed)}</Dated>
            {username ? text('history.by', { username }) : null}: {summary}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
