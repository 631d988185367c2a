import { findMessageProblems } from './findMessageProblems.ts';
import { findUnusedMessages } from './findUnusedMessages.ts';
import { findVisibleText } from './findVisibleText.ts';
import { readMessageTables } from './messageTables.ts';
import { report } from './report.ts';
import { readSources } from './sourceFiles.ts';

// Texts of the whole workspace, both languages: `node tooling/src/checks/checkMessages.ts`.
const [sources, packages] = await Promise.all([readSources(), readMessageTables()]);
report('messages', sources.length, [
  ...packages.flatMap((tables) => [
    ...findMessageProblems(tables),
    ...findUnusedMessages(
      tables,
      sources.filter((file) => file.path.startsWith(`${tables.package}/`)),
    ),
  ]),
  ...sources.flatMap(findVisibleText),
]);
