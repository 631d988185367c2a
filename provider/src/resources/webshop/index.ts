export { registerWebshop } from './routes.ts';
export { sendInTemplate } from './sendInTemplate.ts';
export { ACCOUNT, ACCOUNT_FORMS, accountPath } from './shopPaths.ts';
