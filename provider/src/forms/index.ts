export { registerForms } from './routes.ts';
