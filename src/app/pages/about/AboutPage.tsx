import { PAGE_TEXTS } from '@contract/pageTexts';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { PageBody } from '../../layout/PageBody';
import { AboutFigure } from '../landing/AboutFigure';
import { CreditsList } from '../landing/CreditsList';
import { AUDIENCE } from '../landing/landingContent';
import { REPORT_RULES, STEPS } from './aboutContent';
import * as S from './AboutPage.styles';

const ABOUT = PAGE_TEXTS.about;

export function AboutPage() {
  useDocumentTitle(ABOUT.title);

  return (
    <PageBody>
      <S.Column>
        <S.Title>팀이음은 어떤 곳인가요</S.Title>
        <AboutFigure />
        <S.Text>{ABOUT.text}</S.Text>

        <S.Heading>누구를 위한 곳인가요</S.Heading>
        <S.Text>{AUDIENCE}</S.Text>

        <S.Heading>어떻게 진행되나요</S.Heading>
        <S.Steps>
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </S.Steps>

        <S.Heading>신고는 이렇게 처리해요</S.Heading>
        <S.Rules>
          {REPORT_RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </S.Rules>

        <S.Heading>만든 사람들</S.Heading>
        <CreditsList />
      </S.Column>
    </PageBody>
  );
}
