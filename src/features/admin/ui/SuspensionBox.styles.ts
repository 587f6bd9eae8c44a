import styled from '@emotion/styled';
import { tabularNumbers } from '@/shared/theme';

export const Suspension = styled.div`
  display: grid;
  gap: 10px;
  padding: 16px 18px;
  border-radius: ${({ theme }) => theme.radius.notice};
  background: ${({ theme }) => theme.color['danger-soft']};
  color: ${({ theme }) => theme.color['text-2']};
  font: 500 13px/1.4 ${({ theme }) => theme.font};
  ${tabularNumbers}

  > p {
    padding-top: 10px;
    border-top: 1px solid color-mix(in srgb, ${({ theme }) => theme.color.danger} 18%, transparent);
    color: ${({ theme }) => theme.color.text};
    font: 400 14px/1.5 ${({ theme }) => theme.font};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  > b {
    display: inline-flex;
    align-items: center;
    gap: 7px;
    color: ${({ theme }) => theme.color['danger-text']};
    font: 650 15px/1.4 ${({ theme }) => theme.font};
  }
`;
