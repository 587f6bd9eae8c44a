import { type LegalText } from '@contract/legal/legalText';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { Text } from '@/shared/ui/pieces';
import { PageBody } from '../../layout/PageBody';
import * as S from './LegalArticle.styles';

export function LegalArticle({ title, intro, sections }: LegalText) {
  useDocumentTitle(title);

  return (
    <PageBody>
      <S.Article>
        <Text as="h1" size="h1" below={6}>
          {title}
        </Text>
        <p>{intro}</p>
        {sections.map(({ heading, paragraphs = [], items = [] }) => (
          <section key={heading}>
            <Text as="h2" size="h3" above={8} below={3}>
              {heading}
            </Text>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items.length > 0 && (
              <S.Items>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </S.Items>
            )}
          </section>
        ))}
      </S.Article>
    </PageBody>
  );
}
