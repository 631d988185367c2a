export { afterPaint } from './afterPaint.ts';
export { goBack } from './goBack.ts';
export * from './HostContext.ts';
export { ScreenBlocks, SearchSuggestions } from './HostPart.tsx';
export { isPlainPress } from './isPlainPress.ts';
export { setEditingTools } from './seams/editingTools.ts';
export type * from './seams/editingTools.ts';
export * from './seams/seams.tsx';
export { RemoteBoundary } from './RemoteBoundary.tsx';
export * from './router.tsx';
export { scrollToTop } from './scrollToTop.ts';
export { Section } from './Section.tsx';
export { Slot } from './Slot.tsx';
export * from './useText.ts';
export { useEventState } from './useEventState.ts';
export { useLayer } from './useLayer.ts';
// Shared with the host: one copy for a page, whatever remotes are on it.
export { useStore } from 'zustand/react';
export { createStore, type StoreApi } from 'zustand/vanilla';
