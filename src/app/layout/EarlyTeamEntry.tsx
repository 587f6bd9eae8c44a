import { paths } from '@/shared/routes';
import * as S from './Header.styles';

/** 팀 in its place until the teams are known; it leads to the own teams. */
export const EarlyTeamEntry = () => (
  <S.Entry to={paths.ownTeams} data-team>
    팀
  </S.Entry>
);
