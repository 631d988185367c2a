import { findMessageProblems } from '../../checks/findMessageProblems.ts';
import { findUnusedMessages } from '../../checks/findUnusedMessages.ts';
import { findVisibleText } from '../../checks/findVisibleText.ts';
import { readMessageTables } from '../../checks/messageTables.ts';
import type { Finding } from '../../checks/report.ts';
import { readSources } from '../../checks/sourceFiles.ts';
import { ROOT } from '../../root.ts';

/** Both languages of one package: the same messages, the same values to fill in, none unused, none in code. */
export async function checkTexts(folder: string, root = ROOT): Promise<string[]> {
  const [tables, sources] = await Promise.all([readMessageTables(root), readSources([folder], root)]);
  const own = tables.filter((each) => each.package === folder);
  const found = own.flatMap((each) => [...findMessageProblems(each), ...findUnusedMessages(each, sources)]);
  return [...found, ...sources.flatMap(findVisibleText)].map(({ path, line, message }: Finding) => `${path}:${line} ${message}`);
}
