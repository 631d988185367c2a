export { describeSchemas, type SchemaDescriptions } from './describeSchemas.ts';
export { componentOf, type JsonSchema } from './jsonSchema.ts';
export { registerOpenApi } from './routes.ts';
export { isBlockCall } from './tagOf.ts';
