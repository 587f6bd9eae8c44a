import styled from '@emotion/styled';
import { below, focusRing, tabularNumbers } from '@/shared/theme';
import { Link } from 'react-router-dom';

export const Reports = styled.ol`
  > li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    gap: 12px;
    padding: 14px 0;
    border-top: 1px solid ${({ theme }) => theme.color['border-subtle']};
  }
  p {
    margin-top: 4px;
    font: 400 15px/1.6 ${({ theme }) => theme.font};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  ${below('mobile')} {
    > li {
      grid-template-columns: 32px minmax(0, 1fr);
    }
    > li > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

export const ReportHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-height: 26px;
  font: 650 14px/1.4 ${({ theme }) => theme.font};

  time {
    color: ${({ theme }) => theme.color['text-3']};
    font: 500 13px/1.4 ${({ theme }) => theme.font};
    ${tabularNumbers}
  }
`;

export const ThenButton = styled.button`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: 4px;
  min-height: 44px;
  padding: 0 10px;
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color['text-3']};
  font: 600 13px/1 ${({ theme }) => theme.font};
  ${focusRing}

  &:hover {
    background: ${({ theme }) => theme.color['surface-hover']};
  }
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.color['primary-soft']};
    color: ${({ theme }) => theme.color['primary-text']};
  }
`;

export const Writer = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  border-radius: ${({ theme }) => theme.radius.md};
  ${focusRing}

  > span + span {
    display: grid;
    flex: 1;
    gap: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    font: 650 15px/1.35 ${({ theme }) => theme.font};
  }
  small {
    color: ${({ theme }) => theme.color['text-3']};
    font: 500 13px/1.35 ${({ theme }) => theme.font};
  }
`;
