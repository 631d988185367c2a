import { describeRemote } from '@spielplan/shared-contracts/remote/conformance-suite';
import { remote } from './remote.ts';
import { remote as serverRemote } from './remote.server.ts';

describeRemote(remote, serverRemote);
