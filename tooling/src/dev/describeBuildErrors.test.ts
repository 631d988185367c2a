import { ROOT } from '../root.ts';
import { describeBuildErrors } from './describeBuildErrors.ts';

describe('build errors', () => {
  it('name file, line and column where the compiler cannot read a file', () => {
    const message =
      `Module build failed (from ./node_modules/swc-loader/src/index.js):\nError: \u001b[31m  x\u001b[0m Unterminated regexp literal\n` +
      `    ,-[${ROOT}/mfe-programme/src/EventCard.tsx:53:1]\n 53 |   <h1>{title</h1>\n\n\nCaused by:\n    Syntax Error`;
    expect(describeBuildErrors([{ message, moduleName: './mfe-programme/src/EventCard.tsx', loc: undefined }])).toBe(
      'mfe-programme/src/EventCard.tsx:53:1\nError:   x Unterminated regexp literal\n    ,-[mfe-programme/src/EventCard.tsx:53:1]\n 53 |   <h1>{title</h1>',
    );
  });

  it('name the line of an import that leads nowhere', () => {
    const message = `Module not found: Error: Can't resolve './gone.ts' in '${ROOT}/mfe-booking/src'`;
    expect(describeBuildErrors([{ message, moduleName: './mfe-booking/src/remote.ts', loc: '17:0-46' }])).toBe(
      "mfe-booking/src/remote.ts:17:0\nModule not found: Error: Can't resolve './gone.ts' in 'mfe-booking/src'",
    );
  });

  it('say what there is to say where nobody knows the place', () => {
    expect(describeBuildErrors([{ message: 'No disk space.' }, { message: 'No memory.' }])).toBe('No disk space.\n\nNo memory.');
  });
});
