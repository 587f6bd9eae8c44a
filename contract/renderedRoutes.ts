import { paths } from './paths';

/**
 * The routes that the server renders for visitors (decision 0016) and the page of each. By this name the server finds
 * the data of the page, and the bundle its component.
 */
export const RENDERED_ROUTES = [
  [paths.home, 'landing'],
  [paths.about, 'about'],
  [paths.aboutProof, 'aboutProof'],
  [paths.terms, 'terms'],
  [paths.privacy, 'privacy'],
  [paths.projectList, 'projectList'],
  [paths.projectDetail(':id'), 'projectDetail'],
  [paths.archiveList, 'archiveList'],
  [paths.archiveDetail(':id'), 'archiveDetail'],
  [paths.record(':code'), 'record'],
  [paths.verify, 'verify'],
  [paths.verifyCredential(':uuid'), 'verify'],
] as const;

/** A page that is rendered on the server; the last is that of every address without a page. */
export type RenderedPage = (typeof RENDERED_ROUTES)[number][1] | 'notFound';
