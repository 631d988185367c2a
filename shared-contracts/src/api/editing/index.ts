export * from './blocks.ts';
export * from './documents.ts';
export * from './documentVersions.ts';
export * from './editedBlock.ts';
export * from './files.ts';
export * from './pageTexts.ts';
export * from './prepareBlocks.ts';
export * from './previewLinks.ts';
