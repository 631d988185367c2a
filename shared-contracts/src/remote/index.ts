export type * from './blockView.ts';
export * from './defineRemote.ts';
export type * from './editing.ts';
export * from './loading.ts';
export * from './ogImage.ts';
export * from './pageAnswer.ts';
export * from './readAllPages.ts';
export * from './release.ts';
export * from './slots.ts';
