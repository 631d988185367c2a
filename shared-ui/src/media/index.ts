export * from './createMediaUploads.ts';
export * from './filesOf.ts';
export * from './transport/uploadMedia.ts';
