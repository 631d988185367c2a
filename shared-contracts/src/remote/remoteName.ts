/** The remotes without which a site is not whole; others are taken up by what their releases say. */
export const PACKAGED_REMOTES = ['programme', 'magazine', 'booking', 'editor'] as const;
/** The name of a remote, by `isRemoteName`: of its releases, its folder and its container. */
export type RemoteName = string;

/** A remote, or `shell`. */
export type PartOwner = RemoteName;

const NAME = /^[a-z][a-z0-9]{0,31}$/;
/** Owners of texts and pages that are no remotes, and a name that every object answers to. */
const RESERVED: readonly string[] = ['shell', 'ui', 'constructor'];

/** Whether a remote may have this name. Whose releases count under it, the keys of the feed say. */
export function isRemoteName(name: unknown): name is RemoteName {
  return typeof name === 'string' && NAME.test(name) && !RESERVED.includes(name);
}
