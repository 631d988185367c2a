import type { Font } from 'fontkitten';

interface Region {
  startCoord: number;
  peakCoord: number;
  endCoord: number;
}

/** The tables of a variable font as fontkitten decodes them; its types leave them out (OpenType 1.9, `fvar`, `avar`, `HVAR`). */
interface VariableTables {
  fvar?: { axis: { axisTag: string; minValue: number; defaultValue: number; maxValue: number }[] };
  avar?: { segment: { correspondence: { fromCoord: number; toCoord: number }[] }[] };
  HVAR?: {
    advanceWidthMapping?: { mapCount: number; mapData: { outerIndex: number; innerIndex: number }[] };
    itemVariationStore: {
      variationRegionList: { variationRegions: Region[][] };
      itemVariationData: { regionIndexes: number[]; deltaSets: { deltas: number[] }[] }[];
    };
  };
}

/**
 * How wide a glyph is at a weight, in units of the font: the library measures the default of a variable font alone,
 * which may be its thinnest. A font without weights is as wide as it is.
 */
export function advanceAt(font: Font, glyph: { id: number; advanceWidth: number }, weight: number): number {
  const { fvar, avar, HVAR: hvar } = font as Font & VariableTables;
  const axisIndex = fvar?.axis.findIndex(({ axisTag }) => axisTag.trim() === 'wght') ?? -1;
  const axis = fvar?.axis[axisIndex];
  if (!axis || !hvar) return glyph.advanceWidth;
  const at = Math.min(axis.maxValue, Math.max(axis.minValue, weight)) - axis.defaultValue;
  const range = at < 0 ? axis.defaultValue - axis.minValue : axis.maxValue - axis.defaultValue;
  const position = bend(range === 0 ? 0 : at / range, avar?.segment[axisIndex]?.correspondence ?? []);
  const { itemVariationStore: store, advanceWidthMapping: mapping } = hvar;
  const place = mapping ? mapping.mapData[Math.min(glyph.id, mapping.mapCount - 1)] : { outerIndex: 0, innerIndex: glyph.id };
  const data = store.itemVariationData[place?.outerIndex ?? 0];
  const deltas = data?.deltaSets[place?.innerIndex ?? 0]?.deltas ?? [];
  return (data?.regionIndexes ?? []).reduce((width, regionIndex, index) => {
    const region = store.variationRegionList.variationRegions[regionIndex] ?? [];
    // All other axes stay at their default, where a region with a peak says nothing.
    const share = region.reduce((part, each, axisOf) => part * shareOf(each, axisOf === axisIndex ? position : 0), 1);
    return width + (deltas[index] ?? 0) * share;
  }, glyph.advanceWidth);
}

/** A position on an axis as the font's own map bends it. */
function bend(position: number, map: readonly { fromCoord: number; toCoord: number }[]): number {
  const next = map.findIndex(({ fromCoord }) => fromCoord >= position);
  const [before, after] = [map[next - 1], map[next]];
  if (!after) return position;
  if (!before || after.fromCoord === before.fromCoord) return after.toCoord;
  const share = (position - before.fromCoord) / (after.fromCoord - before.fromCoord);
  return before.toCoord + share * (after.toCoord - before.toCoord);
}

function shareOf({ startCoord, peakCoord, endCoord }: Region, position: number): number {
  if (peakCoord === 0 || position === peakCoord) return 1;
  if (position <= startCoord || position >= endCoord) return 0;
  return position < peakCoord
    ? (position - startCoord) / (peakCoord - startCoord)
    : (endCoord - position) / (endCoord - peakCoord);
}
