import { describeRemote } from '@spielplan/shared-contracts/remote/conformance-suite';
import { remote as serverRemote } from './remote.server.ts';
import { remote } from './remote.ts';

describeRemote(remote, serverRemote);
