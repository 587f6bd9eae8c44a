import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useGetAlarmsQuery } from '@/shared/api';
import { paths } from '@/shared/routes';
import { selectMustChangePassword } from '@/shared/session';
import { EarlyTeamEntry } from './EarlyTeamEntry';
import { isTeamPage } from './isTeamPage';
import { hadTeam, TEAM_HINT } from './teamHint';
import * as S from './Header.styles';

/** 팀 in the header of who is in a team of two or more: its page, or the own teams (D202). */
export function TeamEntry() {
  const mustChangePassword = useSelector(selectMustChangePassword);
  const { data } = useGetAlarmsQuery(undefined, { skip: mustChangePassword });
  const path = useLocation().pathname;
  const teams = data?.teams;
  const [first, second] = teams ?? [];

  useEffect(() => {
    if (teams) keepTeamHint(teams.length > 0);
  }, [teams]);

  if (!teams && !mustChangePassword && hadTeam()) return <EarlyTeamEntry />;
  if (first === undefined) return null;

  return (
    <S.Entry
      to={second === undefined ? paths.projectTeam(first) : paths.ownTeams}
      aria-current={isTeamPage(path) ? 'page' : undefined}
      data-team
    >
      팀
    </S.Entry>
  );
}

/** Keeps for the next visit whether the member is in a team. */
function keepTeamHint(hasTeam: boolean) {
  try {
    if (hasTeam) window.localStorage.setItem(TEAM_HINT, '1');
    else window.localStorage.removeItem(TEAM_HINT);
  } catch {
    // Without storage the entry comes once the teams are known.
  }
}
