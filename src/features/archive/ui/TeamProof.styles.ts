import styled from '@emotion/styled';
import { below, tabularNumbers } from '@/shared/theme';

export const Proof = styled.div`
  display: flex;
  align-items: center;
  gap: 24px;
  margin-bottom: 32px;
  padding: 16px 20px;
  border-radius: ${({ theme }) => theme.radius.panel};
  background: ${({ theme }) => theme.color['primary-soft']};

  ${below('mobile')} {
    flex-direction: column;
    align-items: flex-start;
    gap: 12px;
    padding: 16px;
  }
`;

/** The faces on a line that ends in the square. */
export const Line = styled.span`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  row-gap: 8px;

  > * + *::before {
    content: '';
    position: absolute;
    top: 50%;
    right: 100%;
    width: 12px;
    height: 4px;
    margin-top: -2px;
    background: ${({ theme }) => theme.color.primary};
  }
  > * + * {
    margin-left: 12px;
  }
  ${below('mobile')} {
    > * + * {
      margin-left: 6px;
    }
    > * + *::before {
      width: 6px;
    }
  }
`;

export const Face = styled.span`
  position: relative;
  display: grid;
  border-radius: 50%;
  box-shadow: 0 0 0 3px ${({ theme }) => theme.color.primary};
`;

export const Others = styled.span`
  position: relative;
  padding: 0 8px;
  color: ${({ theme }) => theme.color['text-2']};
  font: 600 14px/44px ${({ theme }) => theme.font};
  ${tabularNumbers}
`;

export const Square = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 12px;
  background: ${({ theme }) => theme.color.primary};
  color: ${({ theme }) => theme.color['on-primary']};
`;

export const Sentence = styled.p`
  color: ${({ theme }) => theme.color.text};
  font: 700 18px/1.4 ${({ theme }) => theme.font};
  ${tabularNumbers}
`;
