import { LegalArticle } from './LegalArticle';
import { TERMS } from './termsContent';

export function TermsPage() {
  return (
    <LegalArticle
      title="이용약관"
      intro="이 약관은 팀이음 서비스를 이용하는 데 필요한 회원과 서비스의 권리, 의무를 정합니다."
      sections={TERMS}
    />
  );
}
