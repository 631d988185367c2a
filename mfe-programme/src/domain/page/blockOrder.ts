/**
 * The parts of a page in the order the house configures (product.md section 3, design
 * settings). Unknown names in the settings are left out: they belong to a newer or older site.
 */
export function inConfiguredOrder<Block extends string>(known: readonly Block[], configured: readonly string[]): Block[] {
  return known.filter((block) => configured.includes(block)).sort((a, b) => configured.indexOf(a) - configured.indexOf(b));
}
