import { createContext } from 'react';

/** Closes the menu around it, with the focus on the button that opened it. */
export const LeaveBarMenu = createContext<() => void>(() => undefined);
