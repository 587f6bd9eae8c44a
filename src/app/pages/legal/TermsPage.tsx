import { TERMS } from '@contract/legal/terms';
import { LegalArticle } from './LegalArticle';

export function TermsPage() {
  return <LegalArticle {...TERMS} />;
}
