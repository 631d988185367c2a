import { setTimeout as sleep } from 'node:timers/promises';
import { installProbe } from './installProbe.ts';
import type { Control, PressPage, Way } from './PressPage.ts';

/** How many controls that are built alike are pressed with all they do, on all screens together. */
const MAX_ALIKE = 2;
/** A page that is fetched takes its time on a busy machine; only what does nothing is waited for. */
const CHANGE_MS = 8_000;
/** What need not change anything may still open something. */
const IDLE_CHANGE_MS = 500;
/** A layer's contents may come a moment after it. */
const LAYER_MS = 400;
/** What a link changes that leads elsewhere, or opens a layer. */
const LEFT = /address|layer|another page/;
const LEAVING_MS = 4_000;
const CLOSING_MS = 1_000;
const ARRIVAL_MS = 500;
/** What still moves after that is pressed where it is. */
const REST_MS = 600;
const POLL_MS = 30;
/** A list loads on twice by itself (R15), and what stands below it moves away under the press. */
const MAX_TRIES = 3;
/** Of links that all screens share, a press has to arrive on so many of them. */
const MAX_SHARED = 3;

const FIELD = /^(text|number|select|choice)$/;

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
      let fault = await pressLink(page, key, kind, options.way);
      for (let tries = 1; fault && tries < MAX_TRIES; tries += 1) fault = await pressLink(page, key, kind, options.way);
      if (fault) tell(key, fault);
      else result.arrived += 1;
    }
    return controls;
  };
  // The screen before may still lead elsewhere.
  const controls = await pressLinks().catch(pressLinks);
  let mayStay = true;
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
    // A page that the press before has left as it was is not loaded again: what is at fault there is
    // pressed once more on a new one.
    const pressHere = async () => {
      const faults: string[] = [];
      const layer = await pressForReal(page, control, options, (what) => void faults.push(what));
      if (faults.length > 0) return false;
      result.pressed += 1;
      if (layer) await pressInside({ page, opener: control, open, options, result, tell });
      return true;
    };
    const isAsOpened =
      mayStay && (await page.ask<boolean>('typeof probe !== "undefined" && probe.isAsListed()').catch(() => false));
    // What is no field may lead to a page that is still to come.
    mayStay = FIELD.test(control.kind);
    if (isAsOpened && (await pressHere().catch(() => false))) continue;
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
  const isPressed = await pressOne(page, key, kind, way, true);
  const hasCome = `probe.${kind === 'picker' ? 'isFocused' : 'hasArrived'}(${name})`;
  if (isPressed && (await until(() => page.ask<boolean>(hasCome), ARRIVAL_MS))) return null;
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

/** Presses what a layer holds, with the layer opened again for each. */
async function pressInside({ page, opener, open, options, result, tell }: Inside): Promise<void> {
  const openLayer = async () => {
    const outside = new Set((await open()).map(({ key }) => key));
    await page.ask('probe.note()');
    await pressOne(page, opener.key, opener.kind, options.way);
    await findChange(page, CHANGE_MS);
    await sleep(LAYER_MS);
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
  const name = JSON.stringify(key);
  // A field does its part by taking the focus; a button that takes it has done nothing yet.
  const isField = /^(text|number|select)$/.test(kind);
  if (way === 'touch') await findPlace(page, name);
  else await page.ask(`probe.focus(${name})`);
  await page.ask(`probe.note(${way === 'touch' && !isField ? name : ''})`);
  if (!(await pressOne(page, key, kind, way))) {
    if (await page.ask<boolean>(`probe.isShown(${name})`)) tell('takes no focus');
    return false;
  }
  const change = await findChange(page, isIdle ? IDLE_CHANGE_MS : CHANGE_MS);
  if (change === null && !isIdle) tell('does nothing');
  // A touch gives the focus first: a page loaded meanwhile would be left for where the link leads.
  if (kind === 'link' && !isIdle && change !== null)
    await until(async () => LEFT.test((await findChange(page, 0)) ?? ''), LEAVING_MS);
  const layer = await page.ask<string | null>('typeof probe === "undefined" ? null : probe.layer()').catch(() => null);
  if (!layer || layer === layerBefore || layerBefore) return false;
  await sleep(LAYER_MS);
  await page.press('Escape');
  const isBack = await until(() => page.ask<boolean>(`!probe.layer() && probe.isFocused(${name})`), CLOSING_MS);
  if (!isBack)
    tell(
      await page.ask<string>(`probe.layer() ? 'stays open after Escape'
        : 'does not get the focus back after Escape: ' + document.activeElement.outerHTML.slice(0, 120)`),
    );
  return true;
}

/** What a press has changed, or null. */
function findChange(page: PressPage, timeoutMs: number): Promise<string | null> {
  return until(
    () => page.ask<string | null>('typeof probe === "undefined" ? "another page" : probe.change()').catch(() => 'another page'),
    timeoutMs,
  );
}

/** Where a control rests; null where it is gone or out of reach. */
async function findPlace(page: PressPage, name: string): Promise<[number, number] | null> {
  let [last, place] = [await page.ask<[number, number] | null>(`probe.place(${name}, true)`), null as [number, number] | null];
  const isAtRest = async () => {
    place = await page.ask<[number, number] | null>(`probe.place(${name}, false)`);
    const isSame = place !== null && String(place) === String(last);
    last = place;
    return isSame;
  };
  await until(isAtRest, REST_MS);
  return place;
}

/**
 * Asks again and again until there is an answer. One question with a promise
 * would stay open in an engine whose page is left meanwhile.
 */
async function until<Answer>(ask: () => Promise<Answer>, timeoutMs: number): Promise<Answer> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer || performance.now() >= deadline) return answer;
    await sleep(POLL_MS);
  }
}

async function pressOne(page: PressPage, key: string, kind: Control['kind'], way: Way, isHeld = false): Promise<boolean> {
  const name = JSON.stringify(key);
  if (way === 'touch') {
    await page.ask(`probe.hold(${isHeld})`);
    const place = await findPlace(page, name);
    if (!place) return false;
    await page.tap(...place);
    if (kind === 'select') await page.press('Escape');
    return true;
  }
  if (!(await page.ask<boolean>(`(probe.hold(${isHeld}), probe.focus(${name}))`))) return false;
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
