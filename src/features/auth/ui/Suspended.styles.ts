import styled from '@emotion/styled';
import { focusRing, tabularNumbers } from '@/shared/theme';

export const Box = styled.div`
  display: grid;
  gap: 12px;
  width: 100%;
`;

export const Lines = styled.dl`
  display: grid;
  gap: 14px;
  margin-bottom: 8px;
  padding: 24px;
  border-radius: ${({ theme }) => theme.radius.xl};
  box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};
  text-align: left;
  ${tabularNumbers}

  > div {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    gap: 12px;
    font: 500 15px/1.55 ${({ theme }) => theme.font};
  }
  dt {
    color: ${({ theme }) => theme.color['text-3']};
  }
  dd {
    font-weight: 600;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  a {
    color: ${({ theme }) => theme.color['primary-text']};
    text-decoration: underline;
    text-underline-offset: 3px;
    ${focusRing}
  }
`;

export const Mail = styled.a`
  display: grid;
  place-items: center;
  min-height: 56px;
  border-radius: ${({ theme }) => theme.radius.notice};
  background: ${({ theme }) => theme.color.primary};
  color: ${({ theme }) => theme.color['on-primary']};
  font: 600 17px/1.2 ${({ theme }) => theme.font};
  ${focusRing}

  &:hover {
    background: ${({ theme }) => theme.color['primary-hover']};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
