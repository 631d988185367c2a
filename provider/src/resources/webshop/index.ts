export { registerWebshop } from './routes.ts';
export { ACCOUNT, ACCOUNT_FORMS, ACCOUNT_ORDERS, accountPath, CART } from './shopPaths.ts';
