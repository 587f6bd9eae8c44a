import { LegalArticle } from './LegalArticle';
import { PRIVACY } from './privacyContent';

export function PrivacyPage() {
  return (
    <LegalArticle
      title="개인정보 처리방침"
      intro="팀이음은 회원의 개인정보를 서비스에 필요한 만큼만 수집하고, 아래와 같이 처리합니다."
      sections={PRIVACY}
    />
  );
}
