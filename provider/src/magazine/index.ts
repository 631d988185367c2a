export { registerStories } from './routes.ts';
