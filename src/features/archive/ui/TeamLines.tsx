import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ArchiveDetail } from '@contract/archive';
import { ROLE_LABELS } from '@contract/skill';
import { MemberAvatar, memberName } from '@/entities/member';
import { ContributionList } from '@/entities/record';
import { paths } from '@/shared/routes';
import { below, theme } from '@/shared/theme';
import { Stack, Text } from '@/shared/ui/pieces';
import { Profile } from './PendingTeam.styles';

/** The team of a published archive with what each member did, beside the member (D155). */
export function TeamLines({ members }: Pick<ArchiveDetail, 'members'>) {
  return (
    <List>
      {members.map(({ nickname, profileImg, roles, contributions }, index) => (
        <li key={nickname ?? index}>
          <Person>
            <MemberAvatar nickname={nickname} photo={profileImg} size={48} />
            <Stack as="span" gap={1}>
              <Text as="b" size="body" weight={700} tight>
                {nickname === null ? (
                  memberName(nickname)
                ) : (
                  <Profile to={paths.memberPage(nickname)}>{nickname}</Profile>
                )}
              </Text>
              <Text as="small" size="label" weight={500} tone="text-3">
                {roles.map((role) => ROLE_LABELS[role]).join(' · ')}
              </Text>
            </Stack>
          </Person>
          {contributions.length > 0 && <ContributionList lines={contributions.map(toStated)} />}
        </li>
      ))}
    </List>
  );
}

const toStated = ({
  text,
  link,
  confirmed = 0,
  of = 0,
}: ArchiveDetail['members'][number]['contributions'][number]) => ({ text, link, confirmed, of });

const List = styled.ul(css`
  > li {
    position: relative;
    display: grid;
    grid-template-columns: 232px minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[6]};
    padding: ${theme.space[4]} 0;
  }
  > li + li {
    border-top: 1px solid ${theme.color['border-subtle']};
  }
  ${below('mobile')} {
    > li {
      grid-template-columns: minmax(0, 1fr);
      gap: ${theme.space[3]};
    }
  }
`);

const Person = styled.div(css`
  position: relative;
  display: flex;
  align-items: center;
  align-self: start;
  gap: ${theme.space[3]};
`);
