import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import type { seasons } from '../database/schema/index.ts';
import { t } from './content/text.ts';

const FIRST_MONTH = 8;

/** The season before the given day's own, and that one, last: a season begins in August. */
export function buildSeasons(today: IsoDay): (typeof seasons.$inferInsert)[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const current = month >= FIRST_MONTH ? year : year - 1;
  return [current - 1, current].map((start, index) => {
    const span = `${start}/${String((start + 1) % 100).padStart(2, '0')}`;
    return {
      id: index + 1,
      slug: span.replace('/', '-'),
      name: t(`Spielzeit ${span}`, `Season ${span}`),
      showInFilter: true,
      position: index + 1,
    };
  });
}
