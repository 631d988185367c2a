export { registerWebshop } from './routes.ts';
export { ACCOUNT, ACCOUNT_FORMS, accountPath, CART } from './shopPaths.ts';
