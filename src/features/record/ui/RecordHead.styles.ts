import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 24px;
  min-height: 48px;

  ${below('mobile')} {
    min-height: 0;
  }
`;

export const Name = styled.h1(css`
  margin-top: 28px;
  font: 800 46px/1.2 ${theme.font};
  letter-spacing: -0.036em;
  overflow-wrap: anywhere;

  span {
    color: ${theme.color['text-3']};
    font-weight: 700;
  }
  ${below('mobile')} {
    margin-top: 14px;
    font-size: 31px;
  }
`);

export const RealName = styled.p(css`
  margin-top: 4px;
  color: ${theme.color['text-2']};
  font: 600 18px/1.5 ${theme.font};
`);

export const Introduction = styled.p(css`
  margin-top: 12px;
  color: ${theme.color['text-2']};
  font: 400 17px/1.7 ${theme.font};
  letter-spacing: -0.01em;
  white-space: pre-line;
  overflow-wrap: anywhere;

  ${below('mobile')} {
    margin-top: 8px;
    font-size: 16px;
  }
`);

export const Traits = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-top: 20px;

  ${below('mobile')} {
    margin-top: 16px;
  }
`;

export const Roles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
