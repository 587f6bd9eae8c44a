import { Text } from '@/shared/ui/pieces';
import { ShapePattern } from './ShapePattern';
import * as S from './PartnerSection.styles';
import { Section } from './section.styles';

export function PartnerSection() {
  return (
    <Section>
      <S.Panel>
        <S.Words>
          <S.Label>함께하는 파트너</S.Label>
          <Text as="h3" size="section">
            청년 개발자 커뮤니티
          </Text>
          <S.Text>청년 개발자들이 모여 창업 생태계를 함께 만들어 가요.</S.Text>
        </S.Words>
        <ShapePattern />
      </S.Panel>
    </Section>
  );
}
