export { registerWebshop } from './routes.ts';
export { ACCOUNT, ACCOUNT_FORMS, accountPath } from './shopPaths.ts';
