import { describeRemote } from '@spielplan/shared-contracts/remote/conformance-suite';
import { remote as server } from './remote.server.ts';
import { remote as browser } from './remote.ts';

describeRemote(browser, server);
