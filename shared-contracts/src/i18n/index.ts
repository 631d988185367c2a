export * from './dayOrder.ts';
export * from './language.ts';
export * from './latinDates.ts';
export * from './messages.ts';
export * from './money.ts';
export * from './urlDate.ts';
