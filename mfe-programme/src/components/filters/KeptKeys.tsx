/** The keys of an address that are not ours, kept by a form that asks for another list (decision 13). */
export function KeptKeys({ kept }: { kept: string }) {
  return [...new URLSearchParams(kept)].map(([key, value]) => (
    <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
  ));
}
