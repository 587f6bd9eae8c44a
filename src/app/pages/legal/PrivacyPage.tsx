import { PRIVACY } from '@contract/legal/privacy';
import { LegalArticle } from './LegalArticle';

export function PrivacyPage() {
  return <LegalArticle {...PRIVACY} />;
}
