import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { PageBody } from '../../layout/PageBody';
import * as S from './LegalArticle.styles';

export interface LegalSection {
  heading: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
}

interface LegalArticleProps {
  title: string;
  intro: string;
  sections: readonly LegalSection[];
}

/** A legal text: numbered sections of paragraphs and lists. */
export function LegalArticle({ title, intro, sections }: LegalArticleProps) {
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
