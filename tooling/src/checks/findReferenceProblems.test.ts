import { findReferenceProblems } from './findReferenceProblems.ts';
import { readWorkspace, type Workspace } from './readWorkspace.ts';

const DOCUMENTS = {
  'docs/rules.md': '- **R1** One.\n- **R2** Two.',
  'docs/product.md': '## 1. What it is\n\n## 2. Screens',
  'docs/decisions/0087-forgery.md': '# 0087',
  'shell/src/all.test.ts': "it('holds (R1, R2)', () => undefined);",
};

const workspace = (more: Readonly<Record<string, string>> = {}): Workspace => {
  const files = { ...DOCUMENTS, ...more };
  return { paths: Object.keys(files), texts: Object.entries(files).map(([path, text]) => ({ path, text })) };
};
const messages = (line: string) => findReferenceProblems(workspace({ 'shell/src/a.ts': line })).map(({ message }) => message);

describe('references', () => {
  it.each([
    ['/** As it must be (R3). */', 'R3 is no rule of docs/rules.md'],
    ['/** As it must be (R1-R3). */', 'R3 is no rule of docs/rules.md'],
    ['/** As it must be (product.md section 3). */', 'docs/product.md has no section 3'],
    ['/** As it must be (product.md sections 1 and 4). */', 'docs/product.md has no section 4'],
    ['/** As it must be (record 0088). */', 'docs/decisions has no record 0088'],
    ['[0088](docs/decisions/0087-forgery.md)', 'docs/decisions has no record 0088'],
    ['/** As it must be (decision 4). */', '"decision 4" leads nowhere'],
    ['/** As it must be (decisions 4-6). */', '"decisions 4" leads nowhere'],
    ['/** As the specification has it. */', '"specification" leads nowhere'],
  ])('refuse %s', (line, message) => {
    expect(messages(line)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    '// Both of them (R1-R2; product.md sections 1 and 2).',
    '// See record 0087, or docs/decisions/0087-forgery.md.',
    '// Their decision is kept for 180 days.',
    "const prices = ['R20x', 'AR3'];",
  ])('take %s', (line) => {
    expect(messages(line)).toEqual([]);
  });

  it('refuse a rule that no test names, a comment in the code being no test', () => {
    const untested = workspace({ 'shell/src/all.test.ts': '// (R1)', 'shell/src/a.ts': '// (R2)' });
    expect(findReferenceProblems(untested)).toEqual([expect.objectContaining({ message: 'no test names R2' })]);
  });

  it('of the workspace all lead somewhere, and each rule has its test', async () => {
    const all = await readWorkspace();
    expect(all.texts.find(({ path }) => path === 'docs/rules.md')?.text).toContain('**R1**');
    expect(findReferenceProblems(all)).toEqual([]);
  });
});
