import { theme } from './theme';

// The selectors below begin with an element: of one that begins with a pseudo-class, Emotion makes a descendant of itself.
const dark = `
  --edge: #8e918f;
  background: #131314;
  color: #e3e3e3;
`;

/** The colours of the providers' guidelines; the symbols are drawn for them. Only Google's follow the theme. */
export const providerColors = `
  --edge: ${theme.color['border-control']};
  border: 1px solid var(--edge);
  background: ${theme.color.surface};
  color: ${theme.color.text};

  &[data-provider='kakao'] {
    --edge: #fee500;
    background: #fee500;
    color: #000;
  }
  &[data-provider='naver'] {
    --edge: #86928b;
    background: #fff;
    color: #1a1d1b;
  }
  &[data-provider='google'] {
    --edge: #747775;
    background: #fff;
    color: #1f1f1f;
  }
  @media screen and (prefers-color-scheme: dark) {
    html:not([data-theme='light']) &[data-provider='google'] {
      ${dark}
    }
  }
  @media screen {
    html[data-theme='dark'] &[data-provider='google'] {
      ${dark}
    }
  }
`;

/** The colours in which the symbols are drawn. */
export const providerInks = {
  kakao: '#000',
  naver: '#03c75a',
  google: { blue: '#4285f4', green: '#34a853', yellow: '#fbbc05', red: '#ea4335' },
} as const;
