import { motion } from '@spielplan/shared-ui/tokens';

/**
 * What several parts of the frame have in common: lists without marks,
 * drawn icons, square buttons without a frame, arrows that turn.
 */
export const CONTROLS_CSS = `
:is(.main-menu, .side-navigation, .page-tabs, .site-footer, .sticky-navigation) ul { margin: 0; padding: 0; list-style: none; }
:is(.top-alert, .site-header, .sticky-navigation, .info-layer) svg { display: block; fill: none; stroke: currentColor; stroke-width: 2.25; }
:is(.top-alert, .info-layer) svg { stroke-width: 3; }
:is(.top-alert, .main-menu, .site-search, .info-layer) button, .burger { flex: none; inline-size: 2.75rem; block-size: 2.75rem; border: 0; background: none; cursor: pointer; }
.site-header summary { list-style: none; cursor: pointer; }
.site-header summary::-webkit-details-marker { display: none; }
:is(.main-menu button, .site-header summary) svg { transition: transform 0.4s ${motion.in}; }
:is(.main-menu [aria-expanded='true'], .site-header [open] > summary) svg { transform: rotate(180deg); }
`;
