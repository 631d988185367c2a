/** The files that were dropped or pasted. */
export function filesOf(data: DataTransfer | null): File[] {
  return Array.from(data?.files ?? []);
}
