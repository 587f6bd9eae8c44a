import { PAGE_TEXTS } from '@contract/pageTexts';
import { REPORT_NOTES } from '@contract/report';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { Surface, Text } from '@/shared/ui/pieces';
import { PageBody } from '../../layout/PageBody';
import { AboutFigure } from '../landing/AboutFigure';
import { CreditsList } from '../landing/CreditsList';
import { AUDIENCE } from '../landing/landingContent';
import * as S from './AboutPage.styles';

/** The steps of a project in the product; the last one is the evaluation gate (D50). */
const STEPS = [
  '회원가입을 하고 프로필에 나를 소개해요.',
  '모집글을 쓰거나, 마음에 드는 프로젝트를 찾아요.',
  '팀을 이루고 프로젝트를 함께 만들어요.',
  '끝난 프로젝트를 아카이브에 등록해요.',
  '프로젝트가 끝나면 팀원 모두가 서로를 평가해요. 평가가 모두 모이면 아카이브가 공개돼요.',
] as const;

const ABOUT = PAGE_TEXTS.about;

export function AboutPage() {
  useDocumentTitle(ABOUT.title);

  return (
    <PageBody>
      <S.Column>
        <Text as="h1" size="h1" below={7}>
          팀이음은 어떤 곳인가요
        </Text>
        <AboutFigure />
        <Text size="body-l" tone="text-2" above={6}>
          {ABOUT.text}
        </Text>

        <S.Heading>누구를 위한 곳인가요</S.Heading>
        <Text size="body-l" tone="text-2" above={6}>
          {AUDIENCE}
        </Text>

        <S.Heading>어떻게 진행되나요</S.Heading>
        <S.Steps>
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </S.Steps>

        <S.Heading>신고는 이렇게 처리해요</S.Heading>
        <Surface as="ul" look="sunken" inset="medium" layout="stack" gap={2} size="body">
          {REPORT_NOTES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Surface>

        <S.Heading>만든 사람들</S.Heading>
        <CreditsList />
      </S.Column>
    </PageBody>
  );
}
