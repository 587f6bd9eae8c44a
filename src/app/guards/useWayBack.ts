import { useSelector } from 'react-redux';
import { paths, usePlace, type Place } from '@/shared/routes';
import { selectWayBack } from '@/shared/session';

const HOME: Place = { pathname: paths.home, search: '', hash: '', state: null };

/**
 * Where a login leads: the place it was asked for from, else the page the last session ended on, else home
 * (D2, D11). Both live in this tab alone and never in an address, so no link can choose them.
 */
export function useWayBack(): Place {
  const state = usePlace().state as { wayBack?: Place } | null;
  const remembered = useSelector(selectWayBack);
  return state?.wayBack ?? remembered ?? HOME;
}
