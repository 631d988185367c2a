import { installProbe } from './installProbe.ts';
import type { Control, PressPage, Way } from './PressPage.ts';

/** How many controls that are built alike are pressed with all they do, on all screens together. */
const MAX_ALIKE = 2;
const CHANGE_MS = 2_500;
/** Of links that all screens share, a press has to arrive on so many of them. */
const MAX_SHARED = 3;

export interface PressOptions {
  way: Way;
  /** Filled over all screens of a run. */
  pressedAlike: Map<string, number>;
}

export interface PressResult {
  /** Controls that a press arrived at. */
  arrived: number;
  /** Controls that were pressed with all they do. */
  pressed: number;
  findings: string[];
}

/**
 * Presses every control of a screen. A press has to arrive at every link; of each group of controls
 * built alike some are pressed with all they do, which has to change something. What opens is
 * pressed through as well, is closed by Escape, and gives the focus back.
 */
export async function pressThrough(page: PressPage, path: string, options: PressOptions): Promise<PressResult> {
  const result: PressResult = { arrived: 0, pressed: 0, findings: [] };
  // A screen of header and footer alone has nothing else to press.
  let hasOwn = true;
  const tell = (key: string, what: string) => void result.findings.push(`${options.way}: ${key} ${what}`);
  const open = async () => {
    await page.open(path);
    await page.ask(`(${String(installProbe)})()`);
    return page.ask<Control[]>('probe.list()');
  };
  const pressLinks = async () => {
    const controls = await open();
    hasOwn = controls.some(({ isPart }) => !isPart);
    for (const { key, kind, isPart, group } of controls) {
      if (!/^(link|outside|picker)$/.test(kind)) continue;
      const shared = isPart && hasOwn ? `shared ${group}` : '';
      const count = options.pressedAlike.get(shared) ?? 0;
      if (shared && count >= MAX_SHARED) continue;
      options.pressedAlike.set(shared, count + 1);
      // A list that loads on moves what stands below it: the press is tried once more.
      const fault = (await pressLink(page, key, kind, options.way)) && (await pressLink(page, key, kind, options.way));
      if (fault) tell(key, fault);
      else result.arrived += 1;
    }
    return controls;
  };
  // The screen before may still lead elsewhere.
  const controls = await pressLinks().catch(pressLinks);
  for (const control of controls.filter(({ kind }) => !/^(outside|picker)$/.test(kind))) {
    const count = options.pressedAlike.get(control.group) ?? 0;
    if (hasOwn && count >= (control.kind === 'link' ? 1 : MAX_ALIKE)) continue;
    options.pressedAlike.set(control.group, count + 1);
    const press = async () => {
      if (!(await open()).some(({ key }) => key === control.key)) return;
      const layer = await pressForReal(page, control, options, (what) => tell(control.key, what));
      result.pressed += 1;
      if (layer) await pressInside({ page, opener: control, open, options, result, tell });
    };
    // The page before may still make way when the next one is asked.
    await press()
      .catch(press)
      .catch((error: unknown) => tell(control.key, `breaks off: ${String(error)}`));
  }
  if (result.arrived + result.pressed === 0) tell('the screen', 'has nothing that was pressed');
  return result;
}

/**
 * Presses a link without following it; answers what is wrong.
 * What is gone meanwhile, as a bar at the foot, is not.
 */
async function pressLink(page: PressPage, key: string, kind: Control['kind'], way: Way): Promise<string | null> {
  const name = JSON.stringify(key);
  await page.ask('probe.hold(true)');
  const isPressed = await pressOne(page, key, kind, way);
  if (isPressed && (await page.ask<boolean>(`probe.${kind === 'picker' ? 'isFocused' : 'hasArrived'}(${name})`))) return null;
  if (!(await page.ask<boolean>(`probe.isShown(${name})`))) return null;
  return isPressed ? 'is not reached by a press' : 'takes no focus';
}

interface Inside {
  page: PressPage;
  opener: Control;
  open: () => Promise<Control[]>;
  options: PressOptions;
  result: PressResult;
  tell: (key: string, what: string) => void;
}

/** Presses what a layer holds, with the layer opened anew for each. */
async function pressInside({ page, opener, open, options, result, tell }: Inside): Promise<void> {
  const openLayer = async () => {
    const outside = new Set((await open()).map(({ key }) => key));
    await page.ask('probe.hold(false), probe.note()');
    await pressOne(page, opener.key, opener.kind, options.way);
    await page.ask(`probe.change(${CHANGE_MS})`);
    // Its contents may come a moment after it.
    await page.ask('new Promise((resolve) => setTimeout(resolve, 400))');
    return (await page.ask<Control[]>('probe.list()')).filter(({ key }) => !outside.has(key));
  };
  for (const control of await openLayer()) {
    const count = options.pressedAlike.get(control.group) ?? 0;
    if (count >= MAX_ALIKE || /^(outside|picker)$/.test(control.kind)) continue;
    options.pressedAlike.set(control.group, count + 1);
    const isThere = (await openLayer()).some(({ key }) => key === control.key);
    if (!isThere) continue;
    await pressForReal(page, control, options, (what) => tell(`${opener.key} › ${control.key}`, what));
    result.pressed += 1;
  }
}

/** Answers whether a layer came, which Escape has closed again. */
async function pressForReal(
  page: PressPage,
  { key, kind, isIdle }: Control,
  { way }: PressOptions,
  tell: (what: string) => void,
): Promise<boolean> {
  const layerBefore = await page.ask<string | null>('probe.layer()');
  await page.ask('probe.hold(false)');
  const name = JSON.stringify(key);
  // A field does its part by taking the focus; a button that takes it has done nothing yet.
  const isField = /^(text|number|select)$/.test(kind);
  if (way === 'touch') await page.ask(`probe.place(${name}).then(() => null)`);
  else await page.ask(`probe.focus(${name})`);
  await page.ask(`probe.note(${way === 'touch' && !isField ? name : ''})`);
  if (!(await pressOne(page, key, kind, way))) {
    if (await page.ask<boolean>(`probe.isShown(${name})`)) tell('takes no focus');
    return false;
  }
  const change = await page.ask<string | null>(`probe.change(${CHANGE_MS})`).catch(() => 'another page');
  if (change === null && !isIdle) tell('does nothing');
  const layer = await page.ask<string | null>('typeof probe === "undefined" ? null : probe.layer()').catch(() => null);
  if (!layer || layer === layerBefore || layerBefore) return false;
  await page.ask('new Promise((resolve) => setTimeout(resolve, 400))');
  await page.press('Escape');
  const CLOSED = `(async () => {
    for (let tries = 0; tries < 40; tries += 1) {
      if (!probe.layer() && probe.isFocused(${name})) return null;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return probe.layer() ? 'stays open after Escape' : 'does not get the focus back after Escape: ' + document.activeElement.outerHTML.slice(0, 120);
  })()`;
  const fault = await page.ask<string | null>(CLOSED);
  if (fault) tell(fault);
  return true;
}

async function pressOne(page: PressPage, key: string, kind: Control['kind'], way: Way): Promise<boolean> {
  const name = JSON.stringify(key);
  if (way === 'touch') {
    const place = await page.ask<[number, number] | null>(`probe.place(${name})`);
    if (!place) return false;
    await page.tap(...place);
    if (kind === 'select') await page.press('Escape');
    return true;
  }
  if (!(await page.ask<boolean>(`probe.focus(${name})`))) return false;
  await page.press(KEYS[kind]);
  return true;
}

const KEYS = {
  link: 'Enter',
  outside: 'Enter',
  picker: '1',
  button: 'Enter',
  text: 'a',
  number: '2',
  choice: 'Space',
  select: 'ArrowDown',
} as const;
