import { findCommentProblems } from './findCommentProblems.ts';
import { findDocumentProblems } from './findDocumentProblems.ts';
import { findReferenceProblems } from './findReferenceProblems.ts';
import { findWordProblems } from './findWordProblems.ts';
import { readWorkspace } from './readWorkspace.ts';
import { report } from './report.ts';

// `node tooling/src/checks/checkDocs.ts`: references, comments, words and documents of the workspace.
const workspace = await readWorkspace();
report('docs', workspace.texts.length, [
  ...findReferenceProblems(workspace),
  ...workspace.texts.flatMap(findCommentProblems),
  ...findDocumentProblems(workspace),
  ...findWordProblems(workspace),
]);
