import { keyframes, css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, reducedMotion, tabularNumbers, theme } from '@/shared/theme';

export const Box = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: -8px;
  padding: 6px 20px;
  border-radius: ${theme.radius.xl};
  background: ${theme.color['surface-sunken']};

  ${below('mobile')} {
    padding: 4px 16px;
  }
`);

export const Headcount = styled.div(css`
  padding: 16px 0;
  border-top: 1px solid ${theme.color.border};

  > div {
    max-width: 280px;
  }
`);

export const Roles = styled.ul(css`
  > li {
    display: grid;
    grid-template-columns: 168px minmax(0, 1fr) auto;
    align-items: center;
    justify-items: start;
    min-height: 68px;
    border-top: 1px solid ${theme.color.border};
  }
  ${below('mobile')} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`);

export const Circles = styled.span`
  display: inline-flex;
  gap: 6px;

  ${below('mobile')} {
    display: none;
  }
`;

const grow = keyframes`
  from { opacity: 0; transform: scale(0.6); }
`;

/** A member is a circle, a free seat a dashed circle. */
export const FreeSeat = styled.i(css`
  width: 26px;
  height: 26px;
  border: 1.5px dashed ${theme.color['border-control']};
  border-radius: 50%;
  animation: ${grow} ${`${theme.motion.base} ${theme.motion.standard}`};

  ${reducedMotion} {
    animation: none;
  }
`);

export const Sum = styled.div(css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 68px;
  border-top: 1px solid ${theme.color.border};
  font: 650 15px/1.4 ${theme.font};

  > small {
    color: ${theme.color['text-3']};
    font: 500 14px/1.4 ${theme.font};
  }
  > output {
    margin-left: auto;
    padding-right: 52px;
    font: 750 22px/1 ${theme.font};
    letter-spacing: -0.02em;
    ${tabularNumbers}

    small {
      margin-left: 2px;
      color: ${theme.color['text-2']};
      font: 600 15px/1 ${theme.font};
    }
  }
  ${below('mobile')} {
    > small {
      display: none;
    }
  }
`);
