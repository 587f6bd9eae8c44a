import { parseUrl } from '@contract/parseUrl';
import { useSelector } from 'react-redux';
import { paths, useAppLocation, type AppLocation } from '@/shared/routes';
import { selectReturnTo } from '@/shared/session';
import { SIGN_IN_PAGES } from '../layout/useLoginState';

const HOME: AppLocation = { pathname: paths.home, search: '', hash: '', state: null };

/** The router's key of the location a document was opened at. */
const FIRST_ENTRY = 'default';

/**
 * The return URL of a login: the location that required it, else the page the last session ended on, else the own page
 * whose link opened this document, else home (D2, D11, F29). None of them is in an address, so no link can choose it.
 */
export function useReturnTo(): AppLocation {
  const { key, state } = useAppLocation();
  const remembered = useSelector(selectReturnTo);
  const asked = (state as { returnTo?: AppLocation } | null)?.returnTo;
  const location = asked ?? remembered ?? (key === FIRST_ENTRY ? referrerLocation() : null) ?? HOME;
  // A path with two slashes would name another host.
  return location.pathname.startsWith('//') ? HOME : location;
}

/** The return path if a link was followed before the script ran: the router has no state of it then. */
function referrerLocation(): AppLocation | null {
  const referrer = parseUrl(document.referrer);
  if (referrer?.origin !== window.location.origin || SIGN_IN_PAGES.includes(referrer.pathname)) return null;
  return { pathname: referrer.pathname, search: referrer.search, hash: '', state: null };
}
