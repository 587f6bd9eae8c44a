import { type LegalText } from '@contract/legal/legalText';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { PageBody } from '../../layout/PageBody';
import * as S from './LegalArticle.styles';

export function LegalArticle({ title, intro, sections }: LegalText) {
  useDocumentTitle(title);

  return (
    <PageBody>
      <S.Article>
        <S.Title>{title}</S.Title>
        <p>{intro}</p>
        {sections.map(({ heading, paragraphs = [], items = [] }) => (
          <section key={heading}>
            <S.Heading>{heading}</S.Heading>
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
