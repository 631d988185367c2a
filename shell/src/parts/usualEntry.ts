/** The address of nearly every remote's first script: a document leaves out what follows from name and version. */
export function usualEntry(name: string, version: string): string {
  return `/remotes/${name}/${version}/remoteEntry.js`;
}
