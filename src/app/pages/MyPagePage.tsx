import { useSearchParams } from 'react-router-dom';
import { MESSAGES } from '@contract/messages';
import { type MyPage } from '@contract/mypage';
import { normalizeText } from '@contract/text';
import { MyApplications } from '@/features/application';
import { useLogout } from '@/features/auth';
import { MemberMenu } from '@/features/block';
import { Profile, ProfileSkeleton, useProfile } from '@/features/mypage';
import { MyTeams } from '@/features/team';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { FailedBlock, PageNotFound } from '@/shared/ui/EmptyState';
import { PageBody } from '../layout/PageBody';

/** A member's profile: the own one, or that of the nickname in the address. */
export function MyPagePage() {
  const [search] = useSearchParams();
  const nickname = normalizeText(search.get('nickname') ?? '').trim();

  return (
    <PageBody>
      <MemberProfile key={nickname} nickname={nickname} />
    </PageBody>
  );
}

function MemberProfile({ nickname }: { nickname: string }) {
  const { profile, params, isUnknown, isFailed, isStale, skeletonStays, refetch } = useProfile(nickname);
  const logOut = useLogout();
  useDocumentTitle(isUnknown ? MESSAGES.unknownMember : titleOf(profile?.basicInfo.nickname ?? nickname));

  if (isUnknown) return <PageNotFound title={MESSAGES.unknownMember} />;
  if (isFailed) return <FailedBlock onRetry={() => void refetch()} />;
  if (!profile) return <ProfileSkeleton waiting={!skeletonStays} />;
  return (
    <Profile
      profile={profile}
      params={params}
      isStale={isStale}
      joined={<OwnTeams />}
      menu={<MenuOf profile={profile} />}
      onLogOut={() => void logOut()}
    />
  );
}

const MenuOf = ({ profile }: { profile: MyPage }) => {
  const { memberId, nickname } = profile.basicInfo;
  return (
    <MemberMenu corner memberId={memberId} nickname={nickname} report={{ targetType: 'profile', targetId: memberId }} />
  );
};

const OwnTeams = () => (
  <>
    <MyTeams />
    <MyApplications />
  </>
);

const titleOf = (nickname: string) => (nickname === '' ? '내 프로필' : `${nickname} 님의 프로필`);
