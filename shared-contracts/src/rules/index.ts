export * from './eventState.ts';
export * from './shareCard.ts';
