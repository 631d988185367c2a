export * from './checkFields.ts';
export * from './describeProblem.ts';
export * from './fieldSchema.ts';
export * from './kindPlaces.ts';
export * from './linkTarget.ts';
