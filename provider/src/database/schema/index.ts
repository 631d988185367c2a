export * from './accounts.ts';
export * from './magazine.ts';
export * from './programme.ts';
export * from './site.ts';
export * from './ticketing.ts';
