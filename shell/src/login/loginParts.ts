export { LoginLayer } from './LoginLayer.tsx';
export { UserMenu } from './UserMenu.tsx';
