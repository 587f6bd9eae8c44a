import { theme } from './theme';

const dark = `
  border-color: #8e918f;
  background: #131314;
  color: #e3e3e3;
`;

/** The colours of the providers' guidelines; the symbols are drawn for them. Only Google's follow the theme. */
export const providerColors = `
  border: 1px solid ${theme.color['border-control']};
  background: ${theme.color.surface};
  color: ${theme.color.text};

  &[data-provider='kakao'] {
    border-color: #fee500;
    background: #fee500;
    color: #000;
  }
  &[data-provider='naver'] {
    border-color: #86928b;
    background: #fff;
    color: #1a1d1b;
  }
  &[data-provider='google'] {
    border-color: #747775;
    background: #fff;
    color: #1f1f1f;
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) &[data-provider='google'] {
      ${dark}
    }
  }
  @media screen {
    :root[data-theme='dark'] &[data-provider='google'] {
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

/** The edge of a provider's square, where the colour fills it. */
export const kakaoYellow = '#fee500';
