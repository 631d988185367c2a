import type { MessageTable } from '@spielplan/shared-contracts/i18n';

/** The texts of one owner by their address, `/_messages/{lang}/{owner}/{version}`. Rejects where there are none in time. */
export async function fetchMessages(address: string, timeoutMs: number): Promise<MessageTable> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`No messages at ${address}: HTTP ${response.status}.`);
  return (await response.json()) as MessageTable;
}
