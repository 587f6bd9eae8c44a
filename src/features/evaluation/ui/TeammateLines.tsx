import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { CONTRIBUTION_MESSAGES, CONTRIBUTION_TEXTS } from '@contract/archive';
import { type EvaluationTarget } from '@contract/evaluation';
import { LineLink } from '@/entities/record';
import { text, theme } from '@/shared/theme';
import { Chip } from '@/shared/ui/Chip';
import { Text } from '@/shared/ui/pieces';
import { useTick } from '../model/useTick';

interface TeammateLinesProps {
  archiveId: number;
  teammate: EvaluationTarget;
  /** The reader has not consented yet, and confirms nothing. */
  isAsked?: boolean;
}

/** What a teammate did, each line with a toggle that confirms it; nobody sees who pressed it (D155). */
export function TeammateLines({ archiveId, teammate, isAsked = false }: TeammateLinesProps) {
  const tick = useTick(archiveId);
  const { nickname, contributions } = teammate;
  if (contributions.length === 0) return null;

  return (
    <Section aria-label={CONTRIBUTION_TEXTS.of(nickname)}>
      <div>
        <Text size="label" aria-hidden>
          {CONTRIBUTION_TEXTS.of(nickname)}
        </Text>
        {!isAsked && (
          <Text size="label" weight={500} tone="text-2">
            {CONTRIBUTION_MESSAGES.tickHint}
          </Text>
        )}
      </div>
      <ul>
        {contributions.map((line) => (
          <Line key={line.id}>
            <p>
              {line.text}
              <LineLink link={line.link} />
            </p>
            {!isAsked && (
              <Chip
                selected={line.ticked ?? false}
                aria-label={`${line.text} ${CONTRIBUTION_MESSAGES.tick}`}
                onClick={() => void tick(line)}
              >
                {CONTRIBUTION_MESSAGES.tick}
              </Chip>
            )}
          </Line>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section(css`
  display: grid;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[6]};
  border-top: 1px solid ${theme.color['border-subtle']};
  text-align: left;
`);

const Line = styled.li(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  min-height: 60px;
  padding: ${theme.space[2]} 0;

  & + & {
    border-top: 1px solid ${theme.color['border-subtle']};
  }
  p {
    min-width: 0;
    ${text('body', 500)}
    overflow-wrap: anywhere;
  }
  > button {
    flex: none;
  }
`);
