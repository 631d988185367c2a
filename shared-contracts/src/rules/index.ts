export * from './dayOrder.ts';
export * from './eventState.ts';
export * from './joinDescription.ts';
export * from './money.ts';
export * from './pictureSrcSet.ts';
export * from '../fields/plainText.ts';
export * from './seatRows.ts';
export * from './shareCard.ts';
