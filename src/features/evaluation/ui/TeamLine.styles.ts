import styled from '@emotion/styled';
import { below, tabularNumbers } from '@/shared/theme';

export const Progress = styled.div`
  display: grid;
  gap: 20px;
  margin-bottom: 40px;

  ${below('mobile')} {
    gap: 16px;
    margin-bottom: 28px;
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  row-gap: 12px;
  padding: 4px;

  ${below('mobile')} {
    justify-content: flex-start;
  }
`;

export const Person = styled.span`
  position: relative;
  display: grid;
  padding: 4px;
  border-radius: 50%;
  box-shadow: 0 0 0 3px ${({ theme }) => theme.color.border};
  transition: box-shadow ${({ theme }) => theme.motion.base};

  &[data-mark='now'] {
    box-shadow: 0 0 0 3px ${({ theme }) => theme.color.accent};
  }
  &[data-mark='done'] {
    box-shadow: 0 0 0 3px ${({ theme }) => theme.color.primary};
  }
`;

export const Check = styled.span`
  position: absolute;
  right: -4px;
  bottom: -2px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: ${({ theme }) => theme.color.primary};
  box-shadow: 0 0 0 3px ${({ theme }) => theme.color.bg};
  color: ${({ theme }) => theme.color['on-primary']};
`;

export const Joint = styled.span`
  width: 48px;
  height: 6px;
  background: ${({ theme }) => theme.color.border};
  transition: background ${({ theme }) => theme.motion.slow};

  &[data-mark='done'] {
    background: ${({ theme }) => theme.color.primary};
  }
  ${below('mobile')} {
    width: 20px;
  }
`;

export const Story = styled.span`
  display: grid;
  width: 112px;
  aspect-ratio: 16 / 10;
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color['surface-sunken']};
  box-shadow: 0 0 0 3px ${({ theme }) => theme.color.border};
  overflow: hidden;

  ${below('mobile')} {
    width: 84px;
  }
`;

export const Caption = styled.p`
  color: ${({ theme }) => theme.color['text-2']};
  font: 500 15px/1.4 ${({ theme }) => theme.font};
  text-align: center;
  ${tabularNumbers}

  b {
    color: ${({ theme }) => theme.color.text};
  }
  ${below('mobile')} {
    text-align: left;
  }
`;
