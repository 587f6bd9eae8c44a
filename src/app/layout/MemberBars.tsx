import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { SessionBar } from '@/features/auth';
import { PushKeeper } from '@/features/notifications';
import { useGetAlarmsQuery, useReadNoticesMutation } from '@/shared/api';
import { paths } from '@/shared/routes';
import { selectMustChangePassword } from '@/shared/session';
import { EmailBanner } from './lazyAddresses';
import { MAIN_ID } from './mainId';

/** Pages that show the code box themselves. */
const WITH_BOX: readonly string[] = [paths.signup, paths.signupAccount, paths.account, paths.emailLink];

/** What members have between header and page: the question for the e-mail, and the end of the session. */
export function MemberBars() {
  return (
    <>
      <ReadLinkedNotice />
      <EmailProblem />
      <SessionBar />
      <PushKeeper mainId={MAIN_ID} />
    </>
  );
}

/** The link of a mail names its notice, which is read by opening it; the address is clean then (D172). */
function ReadLinkedNotice() {
  const location = useLocation();
  const navigate = useNavigate();
  const [read] = useReadNoticesMutation();
  const params = new URLSearchParams(location.search);
  const named = params.get('notice');

  const open = useEffectEvent((name: string) => {
    params.delete('notice');
    const search = params.size > 0 ? `?${params}` : '';
    void navigate({ ...location, search }, { replace: true, state: location.state as unknown });
    if (/^[1-9]\d{0,15}$/.test(name)) void read({ ids: [Number(name)] });
  });

  useEffect(() => {
    if (named !== null) open(named);
  }, [named]);

  return null;
}

/** The bell names what is wrong with the e-mail; the banner's script is loaded only then. */
function EmailProblem() {
  const { pathname } = useLocation();
  const mustChangePassword = useSelector(selectMustChangePassword);
  const { isUnconfirmed, isBounced } = useGetAlarmsQuery(undefined, {
    skip: mustChangePassword,
    selectFromResult: ({ data }) => ({
      isUnconfirmed: data?.emailUnconfirmed === true,
      isBounced: data?.emailBounced === true,
    }),
  });

  if (!(isUnconfirmed || isBounced) || WITH_BOX.includes(pathname)) return null;
  const leave = () => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  return (
    <Suspense fallback={null}>
      <EmailBanner problem={isUnconfirmed ? 'unconfirmed' : 'bounced'} onLeave={leave} />
    </Suspense>
  );
}
