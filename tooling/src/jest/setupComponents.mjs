import { configure } from '@testing-library/dom';
import { expect } from '@jest/globals';
import * as matchers from '@testing-library/jest-dom/matchers';

expect.extend(matchers);

// What is waited for comes; how soon is a matter of the machine, and times are not tested.
configure({ asyncUtilTimeout: 10_000 });
