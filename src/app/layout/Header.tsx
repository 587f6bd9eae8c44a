import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '@/shared/routes';
import { selectIsMember, selectIsResuming } from '@/shared/session';
import { Button } from '@/shared/ui/Button';
import { Link, useLocation } from 'react-router-dom';
import { Logo } from '@/shared/ui/Logo';
import { pages } from '../pages';
import { EarlyTeamEntry } from './EarlyTeamEntry';
import { HeaderNav } from './HeaderNav';
import { hadTeam } from './teamHint';
import { TeamEntry, UserMenu } from './lazyParts';
import { useLoginState } from './useLoginState';
import * as S from './Header.styles';

/** Logo, main navigation and the member's menu. */
export function Header() {
  const isMember = useSelector(selectIsMember);
  const isResuming = useSelector(selectIsResuming);
  const isVisitor = !isMember && !isResuming;
  const loginState = useLoginState();
  const { pathname } = useLocation();

  return (
    <S.Header>
      <S.Inner>
        <S.Home>
          <Link to={paths.home} aria-label="팀이음 홈">
            <S.LockUp>
              <Logo height={30} />
            </S.LockUp>
            <S.Symbol>
              <Logo height={30} symbolOnly />
            </S.Symbol>
          </Link>
        </S.Home>
        <HeaderNav
          team={
            isMember && (
              <Suspense fallback={hadTeam() && <EarlyTeamEntry />}>
                <TeamEntry />
              </Suspense>
            )
          }
        />
        {isMember && (
          <Suspense fallback={<S.MemberSlot />}>
            <UserMenu />
          </Suspense>
        )}
        {isVisitor && (
          <Button
            to={paths.login}
            state={loginState}
            size="small"
            variant={loginVariant(pathname)}
            onPointerEnter={pages.login.prefetch}
            onFocus={pages.login.prefetch}
          >
            로그인
          </Button>
        )}
      </S.Inner>
    </S.Header>
  );
}

/** A secondary button where the page has a primary action for visitors. */
function loginVariant(pathname: string) {
  if (pathname === paths.home) return 'soft';
  return /^\/(record|verify)/i.test(pathname) ? 'gray' : 'primary';
}
