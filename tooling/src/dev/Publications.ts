/** What is known of a remote's builds between being published and being rendered with. */
interface Publication {
  /** webpack's hash of the browser build. */
  hash: string;
  version: string;
  liveVersion: string | null;
  needsReload: boolean;
}

/**
 * Follows the published builds of the remotes under development until the shell has taken them up.
 */
export interface Publications {
  published(remote: string, version: string, hash: string): void;
  /** The shell renders with a version: what pages are to be told, or null where that is no news. */
  live(remote: string, version: string): { hash: string; needsReload: boolean } | null;
  isCurrent(remote: string, version: string): boolean;
}

/**
 * A build whose browser side is the one before, as after a change
 * in a loader or a text, can reach pages by a reload only.
 */
export function createPublications(): Publications {
  const known = new Map<string, Publication>();
  const isCurrent = (remote: string, version: string) => known.get(remote)?.version === version;
  return {
    published(remote, version, hash) {
      const before = known.get(remote);
      if (before?.version === version) return;
      const needsReload = before !== undefined && (before.needsReload || before.hash === hash);
      known.set(remote, { hash, version, liveVersion: before?.liveVersion ?? null, needsReload });
    },
    live(remote, version) {
      const publication = known.get(remote);
      // A shell that has started again names what was live before.
      if (!publication || publication.version !== version || publication.liveVersion === version) return null;
      const { hash, needsReload } = publication;
      known.set(remote, { ...publication, liveVersion: version, needsReload: false });
      return { hash, needsReload };
    },
    isCurrent,
  };
}
