import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, columns, tabularNumbers, text, theme } from '@/shared/theme';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 20px 32px;
  padding: 8px 0 36px;

  > div {
    min-width: 0;
  }
  ${below('mobile')} {
    padding-bottom: 28px;
  }
`;

export const State = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-bottom: 12px;
  color: ${theme.color['text-2']};
  font: 500 15px/1.4 ${theme.font};
  ${tabularNumbers}
`);

export const Title = styled.h1`
  ${text('h1')}
  overflow-wrap: anywhere;
`;

/** 896 beside 320 px; in one column the sidebar comes last. */
export const Columns = styled.div`
  ${columns(896, 320)}

  ${below('side')} {
    gap: 48px;
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;

  ${below('mobile')} {
    gap: 48px;
  }
`;

export const Rail = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export const Note = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 24px;
  padding: 14px 20px;
  border-radius: ${theme.radius.notice};
  background: ${theme.color['primary-soft']};

  > b {
    font: 600 15px/1.45 ${theme.font};
  }
`);

export const Done = styled.section(css`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 28px;
  border-radius: ${theme.radius.panel};
  background: ${theme.color['accent-soft']};

  h2 {
    ${text('h3')}
  }
  p {
    margin-bottom: 8px;
    color: ${theme.color['text-2']};
  }
  ${below('mobile')} {
    padding: 20px;

    > a {
      width: 100%;
    }
  }
`);

export const Skeletons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;
