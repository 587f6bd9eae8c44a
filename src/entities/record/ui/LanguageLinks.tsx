import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router-dom';
import { inLanguage, type Language } from '@contract/proofWords/language';
import { focusRing, print, text, theme } from '@/shared/theme';
import { useRecordWords } from '../model/words';

const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['ko', '한국어'],
  ['en', 'English'],
];

/** Links to the page in each of its languages (D161). */
export function LanguageLinks() {
  const { language, languages } = useRecordWords();
  const { pathname } = useLocation();
  return (
    <Links aria-label={languages}>
      {LANGUAGES.map(([one, name]) => (
        <Link
          key={one}
          to={inLanguage(pathname, one)}
          lang={one}
          hrefLang={one}
          replace
          preventScrollReset
          aria-current={one === language ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </Links>
  );
}

const Links = styled.nav(css`
  display: flex;
  align-items: center;
  flex: none;
  color: ${theme.color['text-3']};
  ${text('label', 500)}
  white-space: nowrap;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: ${theme.space[2]};
    border-radius: ${theme.radius.sm};
    ${focusRing}
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  a + a::before {
    content: '';
    height: 12px;
    margin-inline: -${theme.space[2]} ${theme.space[2]};
    border-left: 1px solid ${theme.color.border};
  }
  [aria-current] {
    color: ${theme.color.text};
    font-weight: 700;
  }
  ${print} {
    display: none;
  }
`);
