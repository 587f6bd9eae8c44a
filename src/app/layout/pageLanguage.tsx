import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useLayoutEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ENGLISH_BRAND, languageIn, type Language } from '@contract/proofWords/language';

/**
 * The language that the address of a page asks for (D161). The document takes it while the page is shown; everything
 * around the page stays Korean.
 */
export function usePageLanguage(): Language {
  const [search] = useSearchParams();
  const language = languageIn(search);

  useLayoutEffect(() => {
    if (language === 'ko') return undefined;
    document.documentElement.lang = language;
    document.body.lang = 'ko';
    return () => {
      document.documentElement.lang = 'ko';
    };
  }, [language]);
  return language;
}

/** The brand in the title of a page; undefined for the Korean one. */
export const brandOf = (language: Language) => (language === 'en' ? ENGLISH_BRAND : undefined);

interface InLanguageProps {
  language: Language;
  children: ReactNode;
}

/** A part of a page in a language. */
export const InLanguage = ({ language, children }: InLanguageProps) => <Part lang={language}>{children}</Part>;

const Part = styled.div(css`
  display: contents;
`);
