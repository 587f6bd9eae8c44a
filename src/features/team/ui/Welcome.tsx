import { type FocusEventHandler } from 'react';
import { parseUrl } from '@contract/parseUrl';
import { TEAM_MESSAGES, TEAM_TEXTS, type Team, type TeamMember } from '@contract/team';
import { MemberAvatar } from '@/entities/member';
import { isOutside, OUTSIDE } from '@/entities/post';
import { useEndWelcomeMutation } from '@/shared/api';
import { Button } from '@/shared/ui/Button';
import { ExternalLinkIcon, Icon } from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Row, Text } from '@/shared/ui/pieces';
import * as S from './Welcome.styles';

const HEADING_ID = 'welcome';

interface WelcomeProps {
  team: Team;
  /** The id of the current member. */
  memberId: number | null;
  /** The welcome ends with the visit of the link, whose button has the focus: the page gives it back. */
  onFocus: FocusEventHandler;
}

/** What a new member needs first: where the team talks, who is in it, what a check-in is (D198). */
export function Welcome({ team, memberId, onFocus }: WelcomeProps) {
  const { projectId, contactLink, members } = team;
  const [endWelcome] = useEndWelcomeMutation();
  const own = members.find((member) => member.memberId === memberId);
  const hasLink = isOutside(contactLink);
  if (!own) return null;

  return (
    <S.Panel aria-labelledby={HEADING_ID} data-linked={hasLink || undefined} onFocus={onFocus}>
      <div>
        <Text as="h2" size="h2" id={HEADING_ID}>
          {TEAM_TEXTS.welcome(own.nickname)}
        </Text>
        <Text tone="text-2" above={2}>
          {hasLink ? TEAM_MESSAGES.welcomeLink : TEAM_MESSAGES.welcomeNoLink}
        </Text>
        {hasLink && (
          <S.Open>
            <Button to={contactLink} size="large" {...OUTSIDE} onClick={() => void endWelcome(projectId)}>
              {TEAM_MESSAGES.openLink}
              <Icon of={ExternalLinkIcon} size={18} />
              <VisuallyHidden>(새 창)</VisuallyHidden>
            </Button>
          </S.Open>
        )}
      </div>
      <S.Steps>
        <S.Step data-look="person">
          <b>{TEAM_TEXTS.together(members.length)}</b>
          <Mates mates={members.filter((member) => member !== own)} />
        </S.Step>
        <S.Step data-look="line">
          <b>{TEAM_MESSAGES.talkPlace}</b>
          <p>{hasLink ? TEAM_TEXTS.opensAt(hostOf(contactLink)) : TEAM_MESSAGES.noLink}</p>
        </S.Step>
        <S.Step data-look="square">
          <b>{TEAM_MESSAGES.weekly}</b>
          <p>{TEAM_MESSAGES.weeklyHint}</p>
        </S.Step>
      </S.Steps>
    </S.Panel>
  );
}

/** The other members, the leader named as such. */
function Mates({ mates }: { mates: readonly TeamMember[] }) {
  const names = mates.map(({ nickname, isLeader }) => (isLeader ? `${nickname} ${TEAM_MESSAGES.leader}` : nickname));
  const lastIsLeader = mates.at(-1)?.isLeader ?? false;

  return (
    <>
      <Row as="span" gap={1} above={2} aria-hidden>
        {mates.slice(0, 5).map(({ memberId, nickname, profileImgUrl }) => (
          <MemberAvatar key={memberId} nickname={nickname} photo={profileImgUrl} size={28} />
        ))}
      </Row>
      <p>{names.join(', ') + (lastIsLeader ? '' : ' 님')}</p>
    </>
  );
}

const hostOf = (link: string) => parseUrl(link)?.host ?? link;
