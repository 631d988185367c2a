import { type EditorsDesk, openDesk, setPublishing } from './editorsDesk.ts';
import { newEditor, newVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider, type Visitor } from './testProvider.ts';

export interface House {
  provider: TestProvider;
  editor: Visitor;
  /** What the editor asks, by the ids of the calls. */
  desk: EditorsDesk;
  visitor: Visitor;
}

interface HouseOptions {
  /** When what editors save is public. */
  publishing?: Parameters<typeof setPublishing>[1];
  /** Whether the visitor has the token of forms, as everyone has who has seen a page. */
  withToken?: boolean;
  /** Whose session the editor has; the editor of the tests where it is left out. */
  username?: string;
}

/**
 * A provider of the test file's own with an editor and a visitor: started before its tests, closed
 * behind them. The parts stand for those to come, so a file takes them apart at once.
 */
export function openHouse({ publishing, withToken = true, username }: HouseOptions = {}): House {
  let house: House;
  beforeAll(async () => {
    const provider = await startTestProvider();
    if (publishing) await setPublishing(provider, publishing);
    const [editor, visitor] = [await newEditor(provider.url, username), await newVisitor(provider.url, { withToken })];
    house = { provider, editor, desk: openDesk(editor), visitor };
  }, START_TIMEOUT_MS);
  afterAll(() => house.provider.close());
  return {
    provider: standIn(() => house.provider),
    editor: standIn(() => house.editor),
    desk: standIn(() => house.desk),
    visitor: standIn(() => house.visitor),
  };
}

function standIn<Part extends object>(part: () => Part): Part {
  return new Proxy({} as Part, { get: (_, name) => Reflect.get(part(), name) as unknown });
}
