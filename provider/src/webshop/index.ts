export { registerWebshop } from './routes.ts';
