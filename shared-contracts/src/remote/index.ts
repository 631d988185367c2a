export type * from './blockView.ts';
export * from './defineRemote.ts';
export * from './loading.ts';
export * from './ogImage.ts';
export * from './pageAnswer.ts';
export * from './readAllPages.ts';
export * from './release.ts';
export * from './routeOwners.ts';
export * from './slots.ts';
