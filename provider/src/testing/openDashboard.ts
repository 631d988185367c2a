import { newEditor, START_TIMEOUT_MS, startTestProvider, type TestProvider, type Visitor } from './testProvider.ts';

/** A provider, and the direction of its house, who sees the dashboard. */
interface Dashboard {
  provider: TestProvider;
  direction: Visitor;
}

/** Opens one for all tests of a file, and closes it behind them. */
export function openDashboard(): Dashboard {
  const opened = {} as Dashboard;
  beforeAll(async () => {
    opened.provider = await startTestProvider();
    opened.direction = await newEditor(opened.provider.url, 'leitung');
  }, START_TIMEOUT_MS);
  afterAll(() => opened.provider.close());
  return opened;
}
