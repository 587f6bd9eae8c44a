import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, from, tabularNumbers, text, theme } from '@/shared/theme';

/** Maximum number of faces on phones; the others are counted. */
export const MOST_ON_PHONE = 5;

/** Below this width, five faces, a number and the square only fit with smaller faces. */
const NARROW = '@media (max-width: 389.98px)';

export const Proof = styled.div(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};
  margin-bottom: ${theme.space[7]};
  padding: ${theme.space[5]} ${theme.space[6]};
  border-radius: ${theme.radius.xl};
  background: ${theme.color['primary-soft']};

  ${below('mobile')} {
    flex-direction: column;
    align-items: stretch;
    gap: ${theme.space[4]};
    padding: ${theme.space[5]};
  }
`);

/** The faces on a line to the square. The line is dotted and the square hollow while an evaluation is missing. */
export const Line = styled.span(css`
  display: flex;
  flex: none;
  align-items: center;
  min-width: 0;
  --face: 52px;
  --square: 56px;
  --joint: 20px;
  --ring: ${theme.color.primary};

  ${below('mobile')} {
    --face: 38px;
    --square: 42px;
    --joint: 14px;

    &:has(> :nth-of-type(${MOST_ON_PHONE + 2})) {
      --face: 36px;
      --joint: 8px;
    }
  }
  ${NARROW} {
    --face: 30px;
    --square: 34px;
    --joint: 10px;

    &:has(> :nth-of-type(${MOST_ON_PHONE + 2})) {
      --face: 26px;
      --joint: 8px;
    }
  }
  &[data-early] {
    --ring: ${theme.color['border-control']};
  }
  > * {
    position: relative;
    flex: none;
    width: var(--face);
    height: var(--face);
  }
  > * + * {
    margin-left: var(--joint);
  }
  > * + *::before {
    content: '';
    position: absolute;
    top: 50%;
    right: 100%;
    width: var(--joint);
    border-top: 4px solid ${theme.color.primary};
    transform: translateY(-50%);
  }
  &[data-early] > * + *::before {
    border-top-style: dotted;
  }
`);

export const Face = styled.span(css`
  display: grid;
  border-radius: 50%;
  background: ${theme.color.surface};
  box-shadow: 0 0 0 3px var(--ring);

  > * {
    width: 100%;
    height: 100%;
  }
  ${below('mobile')} {
    &:nth-of-type(n + ${MOST_ON_PHONE + 1}) {
      display: none;
    }
  }
`);

export const Others = styled.span(css`
  display: grid;
  place-items: center;
  border-radius: 50%;
  background: ${theme.color.surface};
  box-shadow: 0 0 0 3px var(--ring);
  color: ${theme.color['text-2']};
  ${text('label')}
  line-height: 1;
  ${tabularNumbers}

  ${below('mobile')} {
    display: none;
  }
`);

export const OthersOnPhone = styled(Others)`
  ${from('mobile')} {
    display: none;
  }
  ${below('mobile')} {
    display: grid;
  }
`;

export const Square = styled.span(css`
  && {
    width: var(--square);
    height: var(--square);
  }
  display: grid;
  place-items: center;
  border-radius: 28%;
  background: ${theme.color.primary};
  color: ${theme.color['on-primary']};

  [data-early] > & {
    background: ${theme.color.surface};
    box-shadow: inset 0 0 0 4px ${theme.color.primary};
  }
  ${below('mobile')} {
    > svg {
      width: 20px;
      height: 20px;
    }
  }
`);

export const Sentence = styled.p(css`
  color: ${theme.color.text};
  ${text('h3')}
  letter-spacing: -0.02em;
  ${tabularNumbers}

  ${below('mobile')} {
    font-size: 18px;
  }
`);

export const Hint = styled.p(css`
  margin-top: 2px;
  color: ${theme.color['text-2']};
  ${text('label', 500)}

  a {
    display: inline-block;
    margin-left: ${theme.space[1]};
    color: ${theme.color['primary-text']};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`);
