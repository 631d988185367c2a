// What pages use of styled-components. Shared whole it cannot be
// shaken: its server's half and its themes came along to every visitor.
export {
  __PRIVATE__,
  css,
  keyframes,
  styled,
} from '../../../node_modules/styled-components/dist/styled-components.browser.esm.js';
