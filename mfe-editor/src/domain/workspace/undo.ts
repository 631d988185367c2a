import { type BlockKey, blocksOf, findBlock, type Forest, type Place } from '../forest/forest.ts';
import { compareBlocks } from '../compareBlocks.ts';
import { applyCommand } from '../operations/applyCommand.ts';
import { type Command, keyOfCommand, type Refusal } from '../operations/command.ts';
import { type Area, clipKey, type Entry, SITE_DOCUMENT, type Stacks, type Workspace, without } from './workspace.ts';

/** Why a command was not done; each has a sentence, `refusal.<name>`. */
/** `notHere`: the design settings do not offer the kind there. */
export type RunRefusal = Refusal | 'nothing' | 'laterChanges' | 'notHere' | 'overtaken';
/** A refusal brings a workspace where the step that nobody can take any more is left out. */
export type RunOutcome =
  | { readonly workspace: Workspace; readonly areas: readonly Area[] }
  | { readonly refusal: RunRefusal; readonly workspace?: Workspace };

const EMPTY: Stacks = { undo: [], redo: [] };
/** So many commands each stack holds; the oldest goes first. */
const MAX_ENTRIES = 200;
/** Refusals that may be over later; after others the step goes, or it would stand before all older ones. */
const TRANSIENT: ReadonlySet<RunRefusal> = new Set(['nothing', 'laterChanges', 'needsProvider']);

/**
 * Does a command and remembers how to undo it. With `joins` it becomes one with the last one where
 * both write the same field of the same block: one undo takes back what was typed in one go.
 */
export function runCommand(workspace: Workspace, command: Command, joins = false): RunOutcome {
  const outcome = applyCommand(workspace.screen, command);
  if ('refusal' in outcome) return outcome;
  const areas = areasOf(workspace.screen, outcome.forest, command);
  const next = settle(workspace, outcome.forest, command);
  const last = workspace.stacks[areas[0] ?? '']?.undo.at(-1);
  if (joins && areas.length === 1 && last && isSameField(last.command, command)) {
    const entry: Entry = { ...last, command };
    return { workspace: withStacks(next, areas, ({ undo }) => ({ undo: [...undo.slice(0, -1), entry], redo: [] })), areas };
  }
  const entry: Entry = { id: workspace.lastEntry + 1, command, inverse: outcome.inverse };
  const stacked = withStacks(next, areas, ({ undo }) => ({ undo: [...undo, entry].slice(-MAX_ENTRIES), redo: [] }));
  return { workspace: { ...stacked, lastEntry: entry.id }, areas };
}

/** Does several commands, all or none; one undo takes all of them back. */
export function runCommands(workspace: Workspace, commands: readonly Command[]): RunOutcome {
  const group = workspace.lastEntry + 1;
  let now = workspace;
  const areas = new Set<Area>();
  for (const command of commands) {
    const outcome = runCommand(now, command);
    if ('refusal' in outcome) return outcome;
    now = withStacks(outcome.workspace, outcome.areas, ({ undo, redo }) => ({
      undo: [...undo.slice(0, -1), { ...undo.at(-1)!, group }],
      redo,
    }));
    for (const area of outcome.areas) areas.add(area);
  }
  return { workspace: now, areas: [...areas] };
}

/** Whether a step was refused for good: it is left out from now on. */
export function isStepOver(refusal: RunRefusal): boolean {
  return !TRANSIENT.has(refusal);
}

/**
 * Undoes what was done last in an area. An entry of two areas
 * must be the last one in both, or later commands depend on it.
 */
export function undo(workspace: Workspace, area: Area): RunOutcome {
  return goBackAll(workspace, area, 'undo', 'redo', ({ inverse }) => inverse);
}

/** Does again what was undone last. */
export function redo(workspace: Workspace, area: Area): RunOutcome {
  return goBackAll(workspace, area, 'redo', 'undo', ({ command }) => command);
}

/** Goes back one entry, and with it those that were done with it. */
function goBackAll(...[workspace, area, from, to, commandOf]: Parameters<typeof goBack>): RunOutcome {
  const entries = workspace.stacks[area]?.[from] ?? [];
  const group = entries.at(-1)?.group;
  const others = group === undefined ? [] : entries.slice(0, -1).filter((entry) => entry.group === group);
  let outcome = goBack(workspace, area, from, to, commandOf);
  for (const _ of others) {
    if ('refusal' in outcome) break;
    outcome = goBack(outcome.workspace, area, from, to, commandOf);
  }
  if (!('refusal' in outcome) || !isStepOver(outcome.refusal)) return outcome;
  return { refusal: outcome.refusal, workspace: dropEntries(workspace, [...others, ...entries.slice(-1)], from) };
}

function goBack(
  workspace: Workspace,
  area: Area,
  from: keyof Stacks,
  to: keyof Stacks,
  commandOf: (entry: Entry) => Command,
): RunOutcome {
  const entry = workspace.stacks[area]?.[from].at(-1);
  if (!entry) return { refusal: 'nothing' };
  const areas = areasWith(workspace, entry, from);
  if (areas.some((each) => workspace.stacks[each]![from].at(-1)?.id !== entry.id)) return { refusal: 'laterChanges' };
  if (entry.isOvertaken) return { refusal: 'overtaken' };
  const outcome = applyCommand(workspace.screen, commandOf(entry));
  if ('refusal' in outcome) return outcome;
  const next = settle(workspace, outcome.forest, commandOf(entry));
  return { workspace: moveEntry(next, entry, from, to), areas };
}

/** Entries that cannot be taken back, or done again, any more. */
export function dropEntries(workspace: Workspace, entries: readonly Entry[], from: keyof Stacks): Workspace {
  const ids = entries.map(({ id }) => id);
  const areas = entries.flatMap((entry) => areasWith(workspace, entry, from));
  return withStacks(workspace, [...new Set(areas)], (stacks) => ({
    ...stacks,
    [from]: stacks[from].filter(({ id }) => !ids.includes(id)),
  }));
}

/**
 * What somebody else has changed between two workspaces is not this editor's to take back: entries that
 * wrote the same fields, or brought a version of the same blocks, are marked.
 */
export function markOvertaken(before: Workspace, after: Workspace): Workspace {
  const documents = Object.keys(after.screen);
  const changes = documents.flatMap((document) =>
    compareBlocks(before.screen[document] ?? [], after.screen[document] ?? [])
      .filter(({ kind }) => kind !== 'same')
      .map(({ key, fields }) => ({ document, key, fields })),
  );
  if (changes.length === 0) return after;
  const mark = (entry: Entry): Entry =>
    changes.some((change) => isOver(entry.command, change)) ? { ...entry, isOvertaken: true } : entry;
  return withStacks(after, Object.keys(after.stacks), ({ undo, redo }) => ({ undo: undo.map(mark), redo: redo.map(mark) }));
}

function isOver(command: Command, change: { document: string; key: BlockKey; fields: readonly string[] }): boolean {
  if (command.kind === 'change') return command.key === change.key && change.fields.some((name) => name in command.fields);
  if (command.kind !== 'version') return false;
  return command.only === null ? command.document === change.document : command.only.key === change.key;
}

/** An entry moves to the other stack, in all areas that it concerns. */
export function moveEntry(
  workspace: Workspace,
  entry: Entry,
  from: keyof Stacks,
  to: keyof Stacks,
  areas: readonly Area[] = areasWith(workspace, entry, from),
): Workspace {
  return withStacks(workspace, areas, (stacks) => ({
    ...stacks,
    [from]: stacks[from].filter(({ id }) => id !== entry.id),
    [to]: [...stacks[to], entry],
  }));
}

/** Remembers how to undo what the provider did with a version; the screen shows it already. */
export function recordVersion(workspace: Workspace, area: Area, command: Command, inverse: Command): Workspace {
  const entry: Entry = { id: workspace.lastEntry + 1, command, inverse };
  const stacked = withStacks(workspace, [area], ({ undo }) => ({ undo: [...undo, entry].slice(-MAX_ENTRIES), redo: [] }));
  return { ...stacked, lastEntry: entry.id };
}

/** The areas on one of whose stacks an entry lies. */
export function areasWith({ stacks }: Workspace, { id }: Entry, stack: keyof Stacks): Area[] {
  return Object.keys(stacks).filter((area) => stacks[area]![stack].some((each) => each.id === id));
}

/** The areas a command concerns: where its block stands before and afterwards. */
function areasOf(before: Forest, after: Forest, command: Command): Area[] {
  const key = keyOfCommand(command);
  if (key === null) return [];
  const areas = [areaOfBlock(before, key), areaOfBlock(after, key)].filter((area) => area !== null);
  return [...new Set(areas)];
}

/** Where the undo of a block is kept; null where there is no such block. */
export function areaOfBlock(forest: Forest, key: BlockKey): Area | null {
  const found = findBlock(forest, key);
  return found && areaOfPlace(forest, found.place, key);
}

function areaOfPlace(forest: Forest, { document, parent }: Place, key: BlockKey): Area {
  if (document !== SITE_DOCUMENT) return document;
  const top = forest[document]?.find((block) => [...blocksOf(block)].some((each) => each.key === (parent ?? key)));
  return `${document}/${top?.key ?? key}`;
}

/** A block that has been changed may be sent again; what was removed, with all in it, needs no decision. */
function settle(before: Workspace, screen: Forest, command: Command): Workspace {
  const workspace = { ...before, screen };
  const key = keyOfCommand(command);
  if (key === null) return workspace;
  const origins = command.kind === 'duplicate' ? { ...workspace.origins, [command.keys[key] ?? key]: key } : workspace.origins;
  const copied = command.kind === 'insert' && command.subtree !== undefined ? clipKey(key) : null;
  const removed = command.kind === 'remove' ? findBlock(before.screen, key)?.block : undefined;
  const gone = removed ? [...blocksOf(removed)].map((block) => block.key) : [];
  return {
    ...workspace,
    origins: copied === null ? origins : { ...origins, [key]: copied },
    subtrees: copied === null ? workspace.subtrees : { ...workspace.subtrees, [copied]: subtreeOf(command) },
    // The same array where nothing goes: what tells of decisions is drawn again only with others.
    lost: gone.length === 0 ? workspace.lost : workspace.lost.filter((each) => !gone.includes(each)),
    conflicts: without(workspace.conflicts, ...gone),
    problems: without(workspace.problems, key, ...gone),
  };
}

function subtreeOf(command: Command): unknown {
  return command.kind === 'insert' ? command.subtree : undefined;
}

function withStacks(workspace: Workspace, areas: readonly Area[], change: (stacks: Stacks) => Stacks): Workspace {
  const changed = areas.map((area) => [area, change(workspace.stacks[area] ?? EMPTY)] as const);
  return { ...workspace, stacks: { ...workspace.stacks, ...Object.fromEntries(changed) } };
}

function isSameField(one: Command, other: Command): boolean {
  if (one.kind !== 'change' || other.kind !== 'change' || one.key !== other.key) return false;
  return Object.keys(one.fields).join() === Object.keys(other.fields).join() && Object.keys(one.fields).length === 1;
}
