/** Whether the page at an address answers now. Never rejects. */
export async function isPageThere(address: string): Promise<boolean> {
  const response = await fetch(address, { method: 'HEAD' }).catch(() => null);
  return response?.ok ?? false;
}
