export interface Locked {
  /** A package of the workspace, which lies beside the lockfile. */
  link?: boolean;
  resolved?: string;
  integrity?: string;
}

export interface Lockfile {
  packages: Record<string, Locked>;
}

/** Entries of a lockfile that nothing can be checked against, or that name an address to download from: one sentence each. */
export function findLockProblems({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([place, { link }]) => isInstalled(place) && !link)
    .flatMap(([place, { integrity, resolved }]) => [
      ...(integrity?.startsWith('sha512-') ? [] : [`${place} has no hash (sha512)`]),
      ...(resolved === undefined ? [] : [`${place} names an address: ${resolved}`]),
    ]);
}

/** The lockfile without entries that have no hash: npm writes them again, with one. */
export function withoutUnhashed(lock: Lockfile): Lockfile {
  const kept = Object.entries(lock.packages).filter(([place, { link, integrity }]) => !isInstalled(place) || link || integrity);
  return { ...lock, packages: Object.fromEntries(kept) };
}

/** Others are the packages of the workspace themselves. */
function isInstalled(place: string): boolean {
  return place.includes('node_modules/');
}
