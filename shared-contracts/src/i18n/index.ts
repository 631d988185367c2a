export { currentKey } from './currentKey.ts';
export { findTextFault, placeholdersOf, type TextFault } from './findTextFault.ts';
export { houseZone, setHouseFormats, type HouseFormats } from './houseFormats.ts';
export * from './language.ts';
export * from './latinDates.ts';
export * from './messages.ts';
export * from './nameDay.ts';
export * from './urlDate.ts';
