import { ID_DIGITS } from './id';
import { paths } from './paths';

/**
 * The addresses of the product's pages, in the router's notation: the browser renders them, the server
 * responds 200 to them and 404 to any other (ROUTE-27). A new page is added here and in the router.
 * A parameter is a number; `:code` and `:uuid` accept anything but a dot.
 */
export const ROUTES: readonly string[] = [
  paths.home,
  paths.about,
  paths.aboutProof,
  paths.terms,
  paths.privacy,
  paths.login,
  paths.findId,
  paths.findPassword,
  paths.signup,
  paths.signupAccount,
  paths.myPage,
  paths.account,
  paths.alerts,
  paths.profileEdit,
  paths.recordSettings,
  paths.withdraw,
  paths.emailLink,
  paths.undoEmail,
  paths.unsubscribe,
  paths.projectList,
  paths.projectDetail(':id'),
  paths.projectRegistration,
  paths.projectEdit(':projectId'),
  paths.projectApplicants(':id'),
  paths.projectTeam(':id'),
  paths.notices,
  paths.archiveList,
  paths.archiveDetail(':id'),
  paths.archiveDetailAlias(':id'),
  paths.archiveRegistration,
  paths.archiveEdit(':archiveId'),
  paths.teamEvaluation(':archiveId'),
  paths.evaluationDone(':archiveId'),
  paths.record(':code'),
  paths.verify,
  paths.verifyCredential(':uuid'),
  paths.report,
  paths.alarmSample,
];

const PARAMETER = /:(\w+)/g;
/** Longer paths and paths with a dot are files or not found. */
const NAME = '([^/.]{1,64})';
const NAMED = ['code', 'uuid'];

/** The regular expression of a route's paths, with its parameters as groups; it ignores case and trailing slashes. */
export function routePattern(route: string): RegExp {
  const pattern = route
    .slice(1)
    .replace(PARAMETER, (_, name: string) => (NAMED.includes(name) ? NAME : `(${ID_DIGITS})`));
  return new RegExp(`^/${pattern}/*$`, 'i');
}

const PATTERNS = ROUTES.map(routePattern);

/** Whether a path is a page of the product. */
export function isRoute(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}
