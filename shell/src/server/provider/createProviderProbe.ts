import { callPath, settingsCall } from '@spielplan/shared-contracts/api';
import { requestJson } from './requestJson.ts';

/** After this long a provider that does not answer counts as away, in what the shell says of its health. */
const TIMEOUT_MS = 2_000;

/** Asks whether the provider answers now; never rejects. */
export function createProviderProbe(providerUrl: string): () => Promise<boolean> {
  const settingsUrl = new URL(providerUrl + callPath(settingsCall));
  return () =>
    requestJson(settingsUrl, TIMEOUT_MS).then(
      ({ status }) => status === 200,
      () => false,
    );
}
