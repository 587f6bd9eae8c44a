import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, print, sidePadding, tabularNumbers, text, theme } from '@/shared/theme';

export const Case = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};

  ${below('mobile')} {
    gap: ${theme.space[6]};
    padding-bottom: ${theme.section.md};
  }
`;

/** The back link and the visually hidden heading of the list, where the detail is a page of its own. */
export const Back = styled.div`
  display: none;

  ${below('desk')} {
    display: block;
    margin-bottom: -${theme.space[4]};
  }
`;

export const Tags = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 44px;
`;

export const Steps = styled.div(css`
  display: flex;
  align-items: center;
  margin: 0 -${theme.space[2]} 0 auto;
  color: ${theme.color['text-3']};
  ${text('caption')}
  line-height: 1;
  ${tabularNumbers}

  [aria-disabled='true'] {
    opacity: 0.4;
  }
`);

export const By = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color['text-3']};
  ${text('label', 500)}

  a {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    min-height: 24px;
    color: ${theme.color['primary-text']};
    font-weight: 600;
    ${focusRing}
  }
`);

export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
  min-height: 28px;
`;

export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 288px;
  align-items: start;
  gap: ${theme.space[7]};

  ${below('side')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** In place of the decision while the case is loading. */
export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} 0;
  border-top: 1px solid ${theme.color.border};
  background: ${theme.color.bg};

  ${below('mobile')} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${theme.z.sticky};
    padding-block: ${theme.space[2]} calc(${theme.space[2]} + env(safe-area-inset-bottom));
    ${sidePadding('20px')}

    > :first-of-type {
      display: none;
    }
  }
  ${print} {
    display: none;
  }
`;
