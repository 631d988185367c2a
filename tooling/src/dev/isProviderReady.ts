/** Whether a provider answers at the given address. */
export async function isProviderReady(providerUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${providerUrl}/health/ready`, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
