import * as fc from 'fast-check';
import { findBlock, type Forest, walk, withBlock } from '../forest/forest.ts';
import { applyCommand } from '../operations/applyCommand.ts';
import type { Command } from '../operations/command.ts';
import { applyEdits, container, anyEdit, expectSound, naming, PAGE, SITE, spell, start, text } from '../../testing/forests.ts';
import { mergeForest } from './mergeForest.ts';
import { nextStructureStep, saveSteps, type Step } from './planSteps.ts';

const edits = fc.array(anyEdit, { maxLength: 12 });
const isReady = () => true;

/** What a provider would have after a step. */
function afterStep(server: Forest, screen: Forest, step: Step): Forest {
  if (step.kind === 'save') {
    return withBlock(server, step.key, (block) => {
      const columns = step.columns ?? block.columns;
      const fields = { ...block.fields, ...step.fields };
      return {
        ...block,
        fields,
        columns: columns.map(({ classes }, index) => ({ classes, children: block.columns[index]?.children ?? [] })),
      };
    });
  }
  const block = findBlock(screen, step.key)?.block;
  const emptied = block && { ...block, columns: block.columns.map(({ classes }) => ({ classes, children: [] })) };
  const command = (step.kind === 'create' ? { ...step, kind: 'insert', block: emptied } : step) as Command;
  const outcome = applyCommand(server, command);
  // Blocks on their way may stand one level too deep for a
  // moment; the provider then says so, and the queue reads again.
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  return outcome.forest;
}

function syncAll(server: Forest, screen: Forest): { server: Forest; steps: Step[] } {
  const steps: Step[] = [];
  for (let step = nextStructureStep({ server, screen, isReady }); step; step = nextStructureStep({ server, screen, isReady })) {
    server = afterStep(server, screen, step);
    steps.push(step);
    if (steps.length > 200) throw new Error('no end');
  }
  for (const step of saveSteps(server, screen)) {
    server = afterStep(server, screen, step);
    steps.push(step);
  }
  return { server, steps };
}

describe('the steps from what the provider has to what the screen shows', () => {
  it.each([
    ['nothing', (forest: Forest) => forest, []],
    ['one move for one moved block', moved('c', 0), ['move c']],
    ['a save', changed('e'), ['save e']],
    ['a new container before what is in it', inserted(container('n', [text('m')])), ['create n', 'create m']],
    ['the container alone that is removed', removed('c'), ['remove c']],
  ])('are %s', (_, change, wanted) => {
    const { steps } = syncAll(start(), change(start()));
    expect(steps.map(({ kind, key }) => `${kind} ${key}`)).toEqual(wanted);
  });

  it('empty a field that is gone as its kind of value is empty, and leave one alone that was empty', () => {
    const known = { content: 'x', flag: true, items: ['a'], level: 2, file: null, anchor: '', other: false, none: [] };
    const server = changed('a', known as never)(start());
    const screen = withBlock(server, 'a', (block) => ({ ...block, fields: { content: 'y' } }));
    expect(saveSteps(server, screen)).toEqual([
      { kind: 'save', key: 'a', fields: { content: 'y', flag: false, items: [], level: null } },
    ]);
  });

  it('leave out new blocks that are not ready, and what is in them, but lose nothing that moved into them', () => {
    const screen = { ...start(), [PAGE]: [container('n', [text('a')]), text('b')], [SITE]: [] };
    const ready = { server: start(), screen, isReady: ({ key }: { key: string }) => key !== 'n' };
    let server = start();
    for (let step = nextStructureStep({ ...ready, server }); step; step = nextStructureStep({ ...ready, server }))
      server = afterStep(server, screen, step);
    expect([spell(server[PAGE]!), spell(server[SITE]!)]).toEqual(['a b', '']);
  });

  it('end with what the screen shows, whatever was done', () => {
    fc.assert(
      fc.property(edits, (done) => {
        const screen = applyEdits(start(), done, naming('n'));
        expect(syncAll(start(), screen).server).toEqual(screen);
      }),
      { numRuns: 200, seed: 18 },
    );
  });
});

describe('joining the screen with what others did', () => {
  it('takes theirs where nothing was done here, and keeps mine where nothing was done there', () => {
    fc.assert(
      fc.property(edits, (done) => {
        const other = applyEdits(start(), done, naming('n'));
        expect(mergeForest(start(), other, start()).screen).toEqual(other);
        const { screen, conflicts } = mergeForest(start(), start(), other);
        expect(conflicts).toEqual({});
        expect(screen).toEqual(other);
      }),
      { numRuns: 200, seed: 18 },
    );
  });

  it('loses no block and no text of either', () => {
    fc.assert(
      fc.property(edits, edits, (theirEdits, myEdits) => {
        const theirs = applyEdits(start(), theirEdits, naming('t'));
        const mine = applyEdits(start(), myEdits, naming('m'));
        const { screen } = mergeForest(start(), theirs, mine);
        const keys = [...walk(screen)].map(({ block }) => block.key);
        expect(new Set(keys).size).toBe(keys.length);
        const mustStay = [...walk(mine), ...walk(theirs)].filter(({ block }) => /^[mt]\d/.test(block.key));
        for (const { block } of mustStay) expect(keys).toContain(block.key);
        for (const { block } of walk(mine)) {
          const was = findBlock(start(), block.key)?.block.fields.content;
          const now = findBlock(screen, block.key)?.block.fields.content;
          if (was !== block.fields.content) expect(now).toBe(block.fields.content);
        }
      }),
      { numRuns: 200, seed: 18 },
    );
  });

  it('tells the same field with both texts, and merges different fields', () => {
    const theirs = changed('a', { content: 'theirs' })(changed('b', { anchor: 'x' })(start()));
    const mine = changed('a', { content: 'mine' })(changed('b', { content: 'mine' })(start()));
    const { conflicts, merged, screen } = mergeForest(start(), theirs, mine);
    expect(conflicts).toEqual({ a: [{ field: 'content', base: 'text a', theirs: 'theirs', mine: 'mine' }] });
    expect(merged).toEqual(['b']);
    expect(findBlock(screen, 'b')?.block.fields).toEqual({ content: 'mine', anchor: 'x' });
  });

  it.each([
    ['the same block, each to another list', into('a', 'c'), into('a', 's'), 'b c[d e a|f] / s[t]', 'a'],
    ['the same block to the same place', into('a', 'c'), into('a', 'c'), 'b c[d e a|f] / s[t]', ''],
    ['two neighbours, both downwards', moved('a', 2), moved('b', 2), 'c[d e|f] a b / s[t]', 'a'],
    ['two containers, each into the other one', into('c', 's'), into('s', 'c'), 'a b c[d e s[t]|f] / ', 'c'],
    ['a block, and removed the container it was moved into', removed('s'), into('a', 's'), 'b c[d e|f] / a', 'a'],
    ['a block, and removed it', removed('a'), moved('a', 2), 'b c[d e|f] / s[t]', ''],
    ['two blocks of different lists', moved('b', 0), into('d', 's'), 'b a c[e|f] / s[t d]', ''],
  ])('tells where one of two moves gives way: %s', (_, mine, theirs, wanted, told) => {
    const outcome = mergeForest(start(), theirs(start()), mine(start()));
    expect([PAGE, SITE].map((document) => spell(outcome.screen[document]!)).join(' / ')).toBe(wanted);
    expect([outcome.moved.join(' '), outcome.merged]).toEqual([told, []]);
  });

  it('keeps a block that was changed here and removed there, and one that was changed there and removed here', () => {
    const { screen, removedElsewhere } = mergeForest(
      start(),
      removed('a')(changed('b')(start())),
      removed('b')(changed('a')(start())),
    );
    expect([spell(screen[PAGE]!), removedElsewhere]).toEqual(['a b c[d e|f]', ['a']]);
    expectSound(screen);
  });
});

it('keeps a block that was moved elsewhere into one that is new there, out of what was removed here', () => {
  const insert = run({
    kind: 'insert',
    block: container('new', []),
    place: { document: PAGE, parent: null, column: 0, position: 9 },
  });
  const { screen, returned } = mergeForest(start(), into('d', 'new')(insert(start())), removed('c')(start()));
  expect([spell(screen[PAGE]!), returned]).toEqual(['a b new[d]', ['d']]);
});

it('keeps and tells a block that was moved out elsewhere of what was removed here, and no block that was itself removed', () => {
  const { screen, returned } = mergeForest(start(), moved('d', 0)(start()), removed('c')(start()));
  expect([spell(screen[PAGE]!), returned]).toEqual(['d a b', ['d']]);
  expectSound(screen);
  const both = mergeForest(start(), moved('d', 0)(start()), removed('c')(removed('d')(start())));
  expect(spell(both.screen[PAGE]!)).toBe('d a b');
  const alone = mergeForest(start(), moved('d', 0)(start()), removed('d')(start()));
  expect([spell(alone.screen[PAGE]!), alone.returned]).toEqual(['a b c[e|f]', []]);
});

function moved(key: string, position: number) {
  return run({ kind: 'move', key, place: { document: PAGE, parent: null, column: 0, position } });
}
/** Moves a block behind the last one of a container's first column. */
function into(key: string, parent: string) {
  const document = parent === 's' ? SITE : PAGE;
  return run({ kind: 'move', key, place: { document, parent, column: 0, position: 9 } });
}
function changed(key: string, fields: Record<string, string> = { content: 'new' }) {
  return run({ kind: 'change', key, fields });
}
function removed(key: string) {
  return run({ kind: 'remove', key });
}
function inserted(block: ReturnType<typeof text>) {
  return run({ kind: 'insert', block, place: { document: PAGE, parent: null, column: 0, position: 0 } });
}
function run(command: Command) {
  return (forest: Forest): Forest => {
    const outcome = applyCommand(forest, command);
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    return outcome.forest;
  };
}
