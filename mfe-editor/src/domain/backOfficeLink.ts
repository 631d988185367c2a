import type { BackOfficeKind, Editor } from '@spielplan/shared-contracts/api';
import { parseId } from '@spielplan/shared-contracts/routes';

/** What the page shows, by the id of its screen, and where its record is changed; null on any other page and without a back office. */
export function backOfficeLink(
  { pathname, screen }: { pathname: string; screen: string },
  { back_office: places = {} }: Pick<Editor, 'back_office'>,
): { kind: BackOfficeKind; url: string } | null {
  const kind = screen as BackOfficeKind;
  const place = Object.hasOwn(places, kind) ? places[kind] : undefined;
  // Screens of one thing have its id at the end of their address.
  const id = parseId(pathname.replace(/\/$/, '').split('/').at(-1));
  return place === undefined || id === null ? null : { kind, url: place.replaceAll('{id}', String(id)) };
}
