export * from './heldAddress.ts';
export * from './parseSignedFeed.ts';
export * from './signedText.ts';
export * from './statements.ts';
export * from './signStatements.ts';
export * from './previewLink.ts';
