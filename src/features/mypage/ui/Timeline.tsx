import { LIMITS } from '@contract/limits';
import { LinkedText } from '@/entities/post';
import { Dot } from '@/shared/ui/DotLine';
import { Tag } from '@/shared/ui/Tag';
import { Row, Text } from '@/shared/ui/pieces';
import { usePreview } from '../model/usePreview';
import { MoreButton } from './MoreButton';
import { Section } from './Section';
import * as S from './Timeline.styles';

export interface Milestone {
  when: string;
  name: string;
  kind?: string;
  words: string;
}

interface TimelineProps {
  id: string;
  title: string;
  milestones: readonly Milestone[];
  /** The marker on the line. */
  dot?: 'round' | 'square';
}

/** Timeline of a member's activities; renders nothing if it is empty. */
export function Timeline({ id, title, milestones, dot = 'square' }: TimelineProps) {
  const { shown, ...more } = usePreview(id, milestones, LIMITS.activityPreview);

  if (milestones.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <S.Line size="mark" column>
        {shown.map(({ when, name, kind, words }, index) => (
          <S.Item key={index}>
            <Dot square={dot === 'square'} />
            <Text size="body-s" weight={500} tone="text-3" numbers>
              {when}
            </Text>
            <S.What>
              <Row as="h3" gap={2} rowGap={1} wraps size="title">
                {name} {kind && <Tag>{kind}</Tag>}
              </Row>
              {words && (
                <Text size="body" tone="text-2" keepsLines above={2}>
                  <LinkedText>{words}</LinkedText>
                </Text>
              )}
            </S.What>
          </S.Item>
        ))}
      </S.Line>
      <MoreButton describedBy={id} {...more} />
    </Section>
  );
}
