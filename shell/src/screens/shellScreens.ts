import type { ComponentType } from 'react';
import { CmsPage } from './CmsPage/CmsPage.tsx';
import { ErrorPage } from './ErrorPage/ErrorPage.tsx';

/** The shell's own screens by their id; each takes the data its loader made. */
export const shellScreens = { page: CmsPage, error: ErrorPage } as unknown as Readonly<
  Record<string, ComponentType<{ data: unknown }>>
>;
