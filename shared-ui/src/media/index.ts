export * from './createMediaUploads.ts';
export * from './filesOf.ts';
export { forgetUpload } from './transport/rememberedUploads.ts';
export * from './transport/uploadMedia.ts';
