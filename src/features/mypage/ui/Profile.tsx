import { type ReactNode } from 'react';
import { type MyPage, PROFILE_TAB_LABELS, type ProfileTab } from '@contract/mypage';
import { PROFILE_PART_LABELS } from '@contract/operator';
import { HiddenNote } from '@/entities/post';
import { Tabs } from '@/shared/ui/Tabs';
import { type ProfileParams } from '../model/useProfileParams';
import { ActivityTab } from './ActivityTab';
import { CareerTab } from './CareerTab';
import { EvaluationTab } from './EvaluationTab';
import { FirstSteps } from './FirstSteps';
import { AccountLinks } from './AccountLinks';
import { ProfileHeader } from './ProfileHeader';
import { PortfolioTab } from './PortfolioTab';
import { VerifiedFacts } from './VerifiedFacts';
import { WithdrawLink } from './WithdrawLink';
import * as S from './Profile.styles';

const TABS = Object.entries(PROFILE_TAB_LABELS).map(([id, label]) => ({ id: id as ProfileTab, label }));
const IDS = 'profile';

interface ProfileProps {
  profile: MyPage;
  params: ProfileParams;
  /** Another page of the portfolio is loading. */
  isStale: boolean;
  /** The member's teams and applications, on the own profile. */
  joined: ReactNode;
  /** The menu of another member. */
  menu: ReactNode;
  onLogOut: () => void;
}

/** A profile: three tabs for everyone and a fourth for the member alone; the server decides whose profile it is. */
export function Profile({ profile, params, isStale, joined, menu, onLogOut }: ProfileProps) {
  const isOwn = profile.myActivities !== undefined;
  const tabs = isOwn ? TABS : TABS.filter(({ id }) => id !== 'activity');
  const tab = tabs.find(({ id }) => id === params.params.tab)?.id ?? 'career';

  return (
    <S.Columns>
      <S.Side>
        <ProfileHeader info={profile.basicInfo} isOwn={isOwn} hasRecord={profile.facts.projects > 0} menu={menu} />
        {profile.hiddenParts?.map(({ part, reason }) => (
          <HiddenNote key={part} what={PROFILE_PART_LABELS[part]} reason={reason} />
        ))}
        {isOwn && <AccountLinks onLogOut={onLogOut} />}
        {isOwn && <WithdrawLink />}
      </S.Side>
      <S.Main>
        <Lead profile={profile} isOwn={isOwn} />
        <Tabs label="프로필" idBase={IDS} tabs={tabs} value={tab} onChange={params.showTab} />
        <S.Panel idBase={IDS} id={tab}>
          <Part tab={tab} profile={profile} params={params} isStale={isStale} joined={joined} />
        </S.Panel>
      </S.Main>
    </S.Columns>
  );
}

interface PartProps extends Omit<ProfileProps, 'onLogOut' | 'menu'> {
  tab: ProfileTab;
}

function Part({ tab, profile, params, isStale, joined }: PartProps) {
  const { basicInfo, careerHistory, portfolio, teamFeedback, myActivities } = profile;

  if (tab === 'portfolio') return <PortfolioTab portfolio={portfolio} params={params} isStale={isStale} />;
  if (tab === 'evaluation') {
    return <EvaluationTab evaluation={teamFeedback.myPageEvaluation} isOwn={myActivities !== undefined} />;
  }
  if (tab === 'activity' && myActivities)
    return <ActivityTab activities={myActivities} waiting={portfolio} joined={joined} />;
  return <CareerTab info={basicInfo} history={careerHistory} isOwn={myActivities !== undefined} />;
}

/** Verified facts about the member (D127); the own profile without any shows the first steps. */
function Lead({ profile: { basicInfo, facts }, isOwn }: Pick<ProfileProps, 'profile'> & { isOwn: boolean }) {
  if (facts.projects > 0) return <VerifiedFacts facts={facts} />;
  return isOwn ? <FirstSteps info={basicInfo} /> : null;
}
