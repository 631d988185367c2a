import type { FastifyInstance } from 'fastify';
import type { ProviderContext } from '../platform/context.ts';
import { registerHouseFiles } from './files/houseFiles.ts';
import { registerUploadedFiles } from './files/uploadedFiles.ts';

/** Serves the files of the library and of the house. */
export function registerMedia(app: FastifyInstance, context: ProviderContext): void {
  registerUploadedFiles(app, context);
  registerHouseFiles(app);
}
