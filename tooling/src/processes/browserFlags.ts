/** How a browser is started to be measured: nothing of its own in the background. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What Playwright switches off by itself, which one list of ours replaces. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/**
 * Three quarters of the time of a new window: two pages of
 * the browser's own suggestions, and a process in reserve.
 */
const COSTLY_IN_A_WINDOW = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/**
 * What Playwright sets of the pages' engine: a mouse, also where
 * the machine has none. Again, a second list replaces the first.
 */
const MOUSE = ['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4'];
/**
 * A headless shell knows nothing of its connection and would fetch
 * pictures from further below than a browser with a good one.
 */
const GOOD_CONNECTION = 'lazyLoadingImageMarginPxUnknown=1250';

/** The same for a browser that Playwright starts, and opens a new window in for each visit. */
export const PLAYWRIGHT_FLAGS: readonly string[] = [
  ...BROWSER_FLAGS,
  // Letters as wide as on most screens; the headless
  // shell alone would round each of them to whole pixels.
  '--font-render-hinting=none',
  `--blink-settings=${[...MOUSE, GOOD_CONNECTION].join(',')}`,
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...COSTLY_IN_A_WINDOW].join(',')}`,
];
