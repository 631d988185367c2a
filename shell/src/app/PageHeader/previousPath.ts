interface HistoryEntries {
  entries(): readonly { url: string | null }[];
  currentEntry: { index: number } | null;
}

/** The path of the page of this site that the visitor came from; null where there is none or the browser does not tell. */
export function previousPath(): string | null {
  const { navigation } = globalThis as { navigation?: HistoryEntries };
  const url = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return url ? new URL(url).pathname : null;
}
