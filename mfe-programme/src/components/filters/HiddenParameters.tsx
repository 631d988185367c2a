/** The keys of an address that are the shell's, kept by a form that asks for another list. */
export function HiddenParameters({ kept }: { kept: string }) {
  return [...new URLSearchParams(kept)].map(([key, value]) => (
    <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
  ));
}
