export * from './language.ts';
export * from './messages.ts';
export * from './money.ts';
export * from './urlDate.ts';
