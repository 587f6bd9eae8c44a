import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, print, sidePadding, tabularNumbers, theme } from '@/shared/theme';

export const Case = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  ${below('mobile')} {
    gap: 28px;
    padding-bottom: 72px;
  }
`;

/** The back link and the visually hidden heading of the list, where the detail is a page of its own. */
export const Back = styled.div`
  display: none;

  ${below('desk')} {
    display: block;
    margin-bottom: -16px;
  }
`;

export const Head = styled.header`
  display: grid;
  gap: 8px;
`;

export const Tags = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
`;

export const Steps = styled.div(css`
  display: flex;
  align-items: center;
  margin: 0 -10px 0 auto;
  color: ${theme.color['text-3']};
  font: 500 13px/1 ${theme.font};
  ${tabularNumbers}

  [aria-disabled='true'] {
    opacity: 0.4;
  }
`);

export const Title = styled.h2(css`
  font: 700 24px/1.38 ${theme.font};
  letter-spacing: -0.024em;
  overflow-wrap: anywhere;

  ${below('mobile')} {
    font-size: 22px;
  }
`);

export const By = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: ${theme.color['text-3']};
  font: 500 14px/1.5 ${theme.font};

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

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-content: start;
  min-width: 0;
`;

export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 28px;
`;

export const Quiet = styled.p(css`
  color: ${theme.color['text-3']};
  font: 500 14px/1.5 ${theme.font};
`);

export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 288px;
  align-items: start;
  gap: 40px;

  ${below('side')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Sticky measures: at the bottom of the case, on phones at the bottom of the window. */
export const Foot = styled.div(css`
  position: sticky;
  bottom: 0;
  z-index: ${theme.z.raised};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 24px;
  padding: 14px 0;
  border-top: 1px solid ${theme.color.border};
  background: ${theme.color.bg};

  > div {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  small {
    margin-right: 6px;
    color: ${theme.color['text-3']};
    font: 600 13px/1 ${theme.font};
  }
  ${below('mobile')} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${theme.z.sticky};
    flex-wrap: nowrap;
    gap: 16px;
    padding-block: 10px calc(10px + env(safe-area-inset-bottom));
    ${sidePadding('20px')}

    > div {
      flex: 1;
      gap: 6px;
    }
    small,
    kbd {
      display: none;
    }
    button {
      flex: 1;
      padding: 0 4px;
      font-size: 15px;
    }
  }
  ${print} {
    display: none;
  }
`);
