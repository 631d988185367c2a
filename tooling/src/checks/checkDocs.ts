import { findDocumentProblems } from './findDocumentProblems.ts';
import { findReferenceProblems } from './findReferenceProblems.ts';
import { findWordProblems } from './findWordProblems.ts';
import { readWorkspace } from './readWorkspace.ts';
import { report } from './report.ts';

// References of the whole workspace, and its documents: `node tooling/src/checks/checkDocs.ts`.
const workspace = await readWorkspace();
report('docs', workspace.texts.length, [
  ...findReferenceProblems(workspace),
  ...findDocumentProblems(workspace),
  ...findWordProblems(workspace),
]);
