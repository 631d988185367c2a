import { join } from 'node:path';
import { newEditor, newVisitor, startTestProvider, type TestProvider, type Visitor } from '../../../testing/testProvider.ts';

/** How much a visitor may upload there, in bytes; an editor may twice that. */
export const LIMIT = 200_000;

export interface UploadingProvider {
  provider: TestProvider;
  visitor: Visitor;
  editor: Visitor;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** A folder of the provider's data. */
  folder(name: string): string;
}

/** A provider of its own with small limits, and two who upload. */
export async function startUploadingProvider(): Promise<UploadingProvider> {
  const provider = await startTestProvider({ uploadLimits: { visitor: LIMIT, editor: 2 * LIMIT }, formRateLimit: 10_000 });
  return {
    provider,
    visitor: await newVisitor(provider.url),
    editor: await newEditor(provider.url),
    get: (path, headers = {}) => fetch(provider.url + path, { headers }),
    folder: (name) => join(provider.context.configuration.dataDir, name),
  };
}
