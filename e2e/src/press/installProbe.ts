import type { Control } from './PressPage.ts';

/** What the press-through keeps in a page, as `window.probe`. */
export interface Probe {
  list(): Control[];
  /** Where a touch meets it now, brought into view; null where it is gone. */
  place(key: string, isFirst: boolean): [x: number, y: number] | null;
  /** Gives it the focus as the keyboard would; whether it took it. */
  focus(key: string): boolean;
  /** Keeps links from leading away: that a press arrives at them is noted in its place. */
  hold(isHeld: boolean): void;
  /** Whether a held press has arrived at the control. */
  hasArrived(key: string): boolean;
  /** Whether it is there to be pressed: bars come and go with the scrolling. */
  isShown(key: string): boolean;
  /**
   * Notes how the page is, to be compared afterwards;
   * that the control named takes the focus is no change.
   */
  note(key?: string): void;
  /** What is different since, or null. It answers at once: what waits in a page goes with the page. */
  change(): string | null;
  /** Whether all is there that was listed, and nothing else, at the same address. */
  isAsListed(): boolean;
  /** Which layer stands open over the page, if any. */
  layer(): string | null;
  /** Whether the control, or something in its place, has the focus. */
  isFocused(key: string): boolean;
}

/** Runs in the page, so everything it needs is inside. */
export function installProbe(): void {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="option"]';
  const elements = new Map<string, HTMLElement>();
  let isHeld = false;
  const held: { arrivedAt: Element | null } = { arrivedAt: null };
  let arrivals = 0;
  let calls = 0;
  let before: Record<string, string> = {};
  let touched: HTMLElement | undefined;
  let address = '';

  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || ''))
      .replace(/\s+/g, ' ')
      .trim();
  const isShown = (element: HTMLElement) => {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    const label = (element as HTMLInputElement).labels?.[0];
    const hasSize = (width > 3 && height > 3) || (label?.getBoundingClientRect().width ?? 0) > 3;
    return (
      hasSize &&
      !element.matches(':disabled, .skip-links a') &&
      (element.tabIndex >= 0 || element.matches('[type=radio], [role=option]')) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: !label }) &&
      right + scrollX > 0 &&
      bottom + scrollY > 0
    );
  };
  const kindOf = (element: HTMLElement): Control['kind'] => {
    if (element instanceof HTMLAnchorElement) {
      const isOutside = element.origin !== location.origin || element.hasAttribute('download') || element.target === '_blank';
      return isOutside || /\.(pdf|ics|xml|zip|jpe?g|png|avif)$|\/api\//.test(element.pathname) ? 'outside' : 'link';
    }
    if (element instanceof HTMLSelectElement) return 'select';
    if (element instanceof HTMLTextAreaElement) return 'text';
    if (!(element instanceof HTMLInputElement)) return 'button';
    if (/^(checkbox|radio)$/.test(element.type)) return 'choice';
    if (/^(date|time|datetime-local|color)$/.test(element.type)) return 'picker';
    if (element.type === 'file') return 'outside';
    if (/^(submit|button|reset|image)$/.test(element.type)) return 'button';
    return element.type === 'number' || /numeric|decimal/.test(element.inputMode) ? 'number' : 'text';
  };
  /**
   * A link to where the visitor is already, as the current
   * one of a menu, and what is said to be out of use for now.
   */
  const sendsWhatIsShown = (element: Element) => {
    const form =
      element instanceof HTMLButtonElement && element.type === 'submit' && element.form?.method === 'get' ? element.form : null;
    return (
      form !== null &&
      location.search === `?${new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString()}`
    );
  };
  const isIdle = (element: Element) =>
    sendsWhatIsShown(element) ||
    // What is chosen already stays chosen.
    (element instanceof HTMLInputElement && element.type === 'radio' && element.checked) ||
    element.getAttribute('aria-disabled') === 'true' ||
    (element instanceof HTMLAnchorElement &&
      element.origin + element.pathname + element.search === location.origin + location.pathname + location.search);
  const regionOf = (element: Element) =>
    element.closest('dialog, [popover], header, footer, nav, form, main, aside')?.tagName.toLowerCase() ?? 'body';
  const groupOf = (element: HTMLElement) => {
    const attributes = ['type', 'role', 'aria-expanded', 'aria-haspopup', 'aria-pressed', 'class'].map((each) =>
      element.getAttribute(each),
    );
    const isPart = Boolean(element.closest('header, footer'));
    return [element.tagName, regionOf(element), ...attributes, element.parentElement?.className, isPart && nameOf(element)].join(
      '|',
    );
  };
  const openLayer = () =>
    [...document.querySelectorAll<HTMLElement>('dialog[open], [popover]:popover-open, [role=dialog]')].findLast(
      (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !each.matches('.consent-banner'),
    );
  const focusNow = () => {
    const { activeElement: element } = document;
    const isExpected = touched && (!element || element === document.body || element === touched);
    return isExpected || !element ? '' : `${element.tagName} ${groupOf(element as HTMLElement)}${nameOf(element)}`;
  };
  const stateNow = (): Record<string, string> => {
    const STATES = [
      'aria-expanded',
      'aria-pressed',
      'aria-checked',
      'aria-selected',
      'aria-current',
      'aria-invalid',
      'open',
      'hidden',
      'src',
    ];
    const states = [...document.querySelectorAll(STATES.map((each) => `[${each}]`).join())].filter(
      (each) => !each.closest('svg'),
    );
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    return {
      address: location.href,
      state: states.map((each) => STATES.map((name) => each.getAttribute(name)).join()).join(';'),
      values: fields.map((each) => `${each.value},${each.checked}`).join(';'),
      layer: openLayer() ? nameOf(openLayer() as Element) : '',
      text: `${document.querySelectorAll('*').length} ${document.body.innerText}`,
      focus: focusNow(),
      // Bars follow the scrolling a little.
      scrolling: String(Math.round(scrollY / 4)),
      inside: [...document.querySelectorAll('main ul, main ol, main div, dialog')]
        .map((each) => each.scrollLeft + each.scrollTop)
        .join(),
      playing: [...document.querySelectorAll('video, audio')].map((each) => (each as HTMLMediaElement).paused).join(),
      calls: String(calls),
      arrivals: String(arrivals),
    };
  };
  for (const [owner, name] of [
    [window, 'print'],
    [window, 'open'],
    [navigator.clipboard, 'writeText'],
    [navigator, 'share'],
  ] as const)
    if (owner && name in owner)
      Object.defineProperty(owner, name, { configurable: true, value: () => ((calls += 1), Promise.resolve(null)) });
  addEventListener(
    'click',
    (event) => {
      const own = (event.target as Element | null)?.closest?.('a[href], input[type=file]');
      const isOutside = own && kindOf(own as HTMLElement) === 'outside';
      if (!own || !event.isTrusted || !(isHeld || isOutside)) return;
      held.arrivedAt = own;
      arrivals += 1;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  const probe: Probe = {
    list() {
      elements.clear();
      address = location.href;
      const modal = [...document.querySelectorAll('dialog')].findLast((each) => each.matches(':modal'));
      return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
        .filter((element) => (!modal || modal.contains(element)) && isShown(element))
        .map((element) => {
          const plain = `${element.tagName.toLowerCase()} "${nameOf(element).slice(0, 60)}" ${element.getAttribute('href') ?? ''}`;
          let key = plain;
          for (let count = 2; elements.has(key); count += 1) key = `${plain} #${count}`;
          elements.set(key, element);
          return {
            key,
            kind: kindOf(element),
            group: groupOf(element),
            isPart: Boolean(element.closest('header, footer')),
            isIdle: isIdle(element),
          };
        });
    },
    place(key, isFirst) {
      const element = elements.get(key);
      if (!element?.isConnected) return null;
      const { width } = element.getBoundingClientRect();
      const shown =
        width > 3 && getComputedStyle(element).opacity !== '0' ? element : ((element as HTMLInputElement).labels?.[0] ?? element);
      const middle = () => {
        const pieces = [...shown.getClientRects()].toSorted((one, other) => other.width * other.height - one.width * one.height);
        const { left = 0, top = 0, width: wide = 0, height = 0 } = pieces[0] ?? {};
        return [Math.round(left + wide / 2), Math.round(top + height / 2)] as [number, number];
      };
      const isInView = ([x, y]: readonly [number, number]) => y >= 0 && y < innerHeight && x >= 0 && x < innerWidth;
      // The end of a list that loads on goes away from where it was.
      if (isFirst || !isInView(middle())) shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      return isInView(middle()) ? middle() : null;
    },
    focus(key) {
      const element = elements.get(key);
      element?.focus({ focusVisible: true });
      return element !== undefined && element === document.activeElement;
    },
    hold(isNow) {
      isHeld = isNow;
      held.arrivedAt = null;
    },
    hasArrived: (key) => held.arrivedAt !== null && held.arrivedAt === elements.get(key),
    isShown: (key) => elements.has(key) && isShown(elements.get(key) as HTMLElement),
    note(key) {
      touched = key === undefined ? undefined : elements.get(key);
      before = stateNow();
    },
    change() {
      const now = stateNow();
      return (
        Object.keys(now)
          .filter((each) => now[each] !== before[each])
          .join(', ') || null
      );
    },
    isAsListed() {
      const [listed, from] = [[...elements.keys()].join(), address];
      probe.list();
      return listed === [...elements.keys()].join() && from === location.href && !openLayer();
    },
    layer: () => (openLayer() ? nameOf(openLayer() as Element).slice(0, 40) || 'a layer' : null),
    isFocused: (key) => Boolean(document.activeElement && elements.get(key)?.contains(document.activeElement)),
  };
  Object.assign(window, { probe });
}
