import { findDocumentProblems } from './findDocumentProblems.ts';
import { findReferenceProblems } from './findReferenceProblems.ts';
import { readWorkspace } from './readWorkspace.ts';
import { report } from './report.ts';

// `node tooling/src/checks/checkDocs.ts`: references and documents of the workspace.
const workspace = await readWorkspace();
report('docs', workspace.texts.length, [...findReferenceProblems(workspace), ...findDocumentProblems(workspace)]);
