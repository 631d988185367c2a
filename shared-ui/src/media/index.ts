export * from './createMediaUploads.ts';
export * from './filesOf.ts';
export * from './refuseStrayFiles.ts';
export { forgetUpload } from './transport/rememberedUploads.ts';
export * from './transport/uploadMedia.ts';
