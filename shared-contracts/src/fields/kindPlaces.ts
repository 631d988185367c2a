/** A kind of block with the names of the places where it may be chosen; everywhere where they are left out. */
export interface PlacedKind {
  readonly model: string;
  readonly places?: readonly string[] | undefined;
}

/**
 * All kinds by the design settings (`editor_modules`): first those that are named; the others are only
 * edited. Without the setting each may be chosen everywhere.
 */
export function placedKinds<Kind extends PlacedKind>(
  models: readonly string[],
  chosen: readonly Kind[] | undefined,
): (Kind | PlacedKind)[] {
  const named = chosen ?? [];
  const rest = models.filter((model) => !named.some((kind) => kind.model === model));
  return [...named, ...rest.map((model) => (chosen ? { model, places: [] } : { model }))];
}

/** A place as the settings name it: the sort of its document (`page`), in a column the kind of the block around. */
export function placeName(contentType: string, around: string | null): string {
  return around ?? contentType;
}

/**
 * Whether a block of a kind may stand at a place. It keeps to places of the name it comes `from`, also where its
 * kind is not offered any more. Kinds that nobody describes are another team's: they may stand anywhere.
 */
export function mayStandAt(kinds: readonly PlacedKind[], model: string, place: string, from?: string): boolean {
  if (place === from) return true;
  const known = kinds.filter((kind) => kind.model === model);
  return known.length === 0 || known.some(({ places }) => !places || places.includes(place));
}
