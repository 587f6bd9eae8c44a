import { keyframes, css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, reducedMotion, tabularNumbers, text, theme } from '@/shared/theme';

export const Box = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: -${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[5]};
  border-radius: ${theme.radius.xl};
  background: ${theme.color['surface-sunken']};

  ${below('mobile')} {
    padding: ${theme.space[1]} ${theme.space[4]};
  }
`);

export const Headcount = styled.div(css`
  padding: ${theme.space[4]} 0;
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
  gap: ${theme.space[2]};

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
  gap: ${theme.space[3]};
  min-height: 68px;
  border-top: 1px solid ${theme.color.border};
  ${text('body-s', 600)}

  > output {
    margin-left: auto;
    padding-right: ${theme.space[8]};
    ${text('h2')}
    letter-spacing: -0.02em;
    ${tabularNumbers}

    small {
      margin-left: 2px;
      color: ${theme.color['text-2']};
      ${text('body-s', 600)}
      line-height: 1;
    }
  }
  ${below('mobile')} {
    > small {
      display: none;
    }
  }
`);
