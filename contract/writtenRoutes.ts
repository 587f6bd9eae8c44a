import { paths } from './paths';

/**
 * The routes whose content the server writes into the HTML (decision 0016), and the page each shows: the server finds what
 * writes the page by this name, the browser the script that draws it.
 */
export const WRITTEN_ROUTES = [
  [paths.home, 'landing'],
  [paths.about, 'about'],
  [paths.terms, 'terms'],
  [paths.privacy, 'privacy'],
  [paths.projectList, 'projectList'],
  [paths.projectDetail(':id'), 'projectDetail'],
  [paths.archiveList, 'archiveList'],
  [paths.archiveDetail(':id'), 'archiveDetail'],
  [paths.archiveDetailAlias(':id'), 'archiveDetail'],
] as const;

export type WrittenPage = (typeof WRITTEN_ROUTES)[number][1];
