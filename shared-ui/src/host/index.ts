export { goBack } from './goBack.ts';
export * from './HostContext.ts';
export { PageModules, SearchSuggestions } from './HostPart.tsx';
export { isPlainPress } from './isPlainPress.ts';
export { RemoteBoundary } from './RemoteBoundary.tsx';
export * from './router.ts';
export { Section } from './Section.tsx';
export { Slot } from './Slot.tsx';
export * from './useText.ts';
