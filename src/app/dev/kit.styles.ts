import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export const Page = styled.main`
  max-width: 1440px;
  margin: 0 auto;
  padding: 48px 64px 160px;

  ${below('mobile')} {
    padding: 24px 20px 120px;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 24px;
  margin-bottom: 32px;
`;

export const Title = styled.h1`
  ${text('h1')}
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px;
  align-items: start;

  ${below('side')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Box = styled.section(css`
  min-width: 0;
  padding: 32px;
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.border};

  &[data-wide] {
    grid-column: 1 / -1;
  }
  > h2 {
    margin-bottom: 24px;
    ${text('title')}
  }
  ${below('mobile')} {
    padding: 24px 16px;
  }
`);

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;

  & + & {
    margin-top: 14px;
  }
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 28px 16px;
  align-items: start;

  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Swatches = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 10px;

  li {
    display: grid;
    gap: 6px;
    ${text('caption')}
  }
  span {
    height: 48px;
    border-radius: ${theme.radius.sm};
    box-shadow: inset 0 0 0 1px ${theme.color.hairline};
  }
`);

export const Sample = styled.p<{ font: string; tracking: string }>`
  font: ${({ font }) => font};
  letter-spacing: ${({ tracking }) => tracking};
`;
