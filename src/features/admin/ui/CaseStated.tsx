import { CHANGED_TEXTS, CONTRIBUTION_MESSAGES, CONTRIBUTION_TEXTS } from '@contract/archive';
import { type CaseStated as Stated } from '@contract/operator';
import { memberName } from '@/entities/member';
import { ContributionList } from '@/entities/record';
import { Stack, Text } from '@/shared/ui/pieces';
import * as P from './Section.styles';

/** What the team of an archive states besides its text: the title it confirmed, and what each member did (D155, D156). */
export function CaseStated({ stated: { confirmedTitle, lines } }: { stated: Stated }) {
  if (confirmedTitle === null && lines.length === 0) return null;
  const members = [...new Set(lines.map(({ memberId }) => memberId))];

  return (
    <Stack as="section" gap={3} aria-label="팀이 확인한 내용">
      <P.SubHeading>팀이 확인한 내용</P.SubHeading>
      {confirmedTitle !== null && <Text size="body-s">{CHANGED_TEXTS.confirmedTitle(confirmedTitle)}</Text>}
      {members.map((id) => {
        const own = lines.filter(({ memberId }) => memberId === id);
        const nickname = own[0]?.nickname ?? null;
        return (
          <Stack key={id} gap={2}>
            <Text as="h4" size="label" weight={700}>
              {nickname === null
                ? `${memberName(nickname)} · ${CONTRIBUTION_MESSAGES.heading}`
                : CONTRIBUTION_TEXTS.of(nickname)}
            </Text>
            <ContributionList lines={own} />
          </Stack>
        );
      })}
    </Stack>
  );
}
