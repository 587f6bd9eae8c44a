import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { PROJECT_LIST } from '@contract/project';
import { SOCIAL_TEXTS } from '@contract/social';
import { type Role } from '@contract/skill';
import { useOnceTrue } from '@/shared/lib/useOnceTrue';
import { paths, useAppLocation, type AppLocation } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Stack } from '@/shared/ui/pieces';
import { useProviderName } from '../model/useProviderName';
import { type Joined } from '../model/signupSlice';
import * as S from './DoneStep.styles';

/** The open posts that seek a role. */
function openPosts(role: Role): string {
  const params = PROJECT_LIST.read(new URLSearchParams());
  return paths.projectList + PROJECT_LIST.searchOf({ ...params, open: true, roles: [role] });
}

/** What the visitor wanted before the login: an apply sheet, a bookmark, a comment (D200). */
interface ReturnState {
  returnTo?: AppLocation;
}

interface DoneStepProps extends Joined {
  emailPanel: ReactNode;
}

/**
 * The welcome, with a link to what the visitor wanted, else to the open posts for the first desired role (D114, D200).
 * Going back from it to the first step leaves it: the guard of the login knows where to.
 */
export function DoneStep(joined: DoneStepProps) {
  const { pathname, state } = useAppLocation();
  const isAtAccount = pathname === paths.signupAccount;
  const wasShown = useOnceTrue(!isAtAccount);

  // Whoever went back while the join was running has not seen the completion yet.
  if (isAtAccount) return <Navigate to={wasShown ? paths.login : paths.signup} replace state={state} />;
  return <Welcome {...joined} returnTo={(state as ReturnState | null)?.returnTo} />;
}

/** The address does not change, so the step itself scrolls and moves the focus to its title. */
function Welcome({ nickname, role, notLinked, returnTo, emailPanel }: DoneStepProps & ReturnState) {
  const screen = useRef<HTMLDivElement>(null);

  useEffect(() => {
    window.scrollTo(0, 0);
    screen.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={screen}>
      <EmptyState
        page
        illustration="complete"
        title={`반가워요, ${nickname} 님`}
        hint={
          returnTo
            ? '가입을 완료했어요. 하던 일을 이어서 해 보세요.'
            : '가입을 완료했어요. 이제 함께할 팀을 찾아보세요.'
        }
        actions={
          <Stack gap={6} align="center" fills>
            {notLinked !== undefined && <NotLinked provider={notLinked} />}
            <Suspense fallback={null}>{emailPanel}</Suspense>
            <Button to={returnTo ?? openPosts(role)} replace state={returnTo?.state} size="large">
              시작하기
            </Button>
          </Stack>
        }
      />
    </div>
  );
}

/** The identity was gone when the member joined (D187). */
function NotLinked({ provider }: { provider: string }) {
  const name = useProviderName(provider);
  return name === undefined ? null : <S.NotLinkedBanner tone="warn">{SOCIAL_TEXTS.notLinked(name)}</S.NotLinkedBanner>;
}
