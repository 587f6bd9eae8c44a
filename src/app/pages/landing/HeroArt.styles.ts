import styled from '@emotion/styled';
import { below, text } from '@/shared/theme';

export const Stage = styled.div`
  position: relative;
  justify-self: center;
  width: 100%;
  max-width: 660px;
  aspect-ratio: 660 / 700;

  ${below('mobile')} {
    max-width: 420px;
  }
`;

export const Line = styled.svg`
  width: 100%;
  height: 100%;
`;

export const Person = styled.div`
  position: absolute;
  display: grid;
  justify-items: center;
  transform: translate(-50%, -52px);

  > :first-of-type {
    border-radius: ${({ theme }) => theme.radius.full};
    box-shadow: 0 0 0 7px ${({ theme }) => theme.color.bg};
  }
  > :last-of-type {
    position: relative;
    margin-top: -12px;
    box-shadow: 0 0 0 3px ${({ theme }) => theme.color.bg};
  }

  ${below('mobile')} {
    zoom: 0.6;
  }
`;

export const Story = styled.div`
  position: absolute;
  left: 24.5%;
  top: 60.5%;
  width: 65%;
  padding: 1.8%;
  border-radius: ${({ theme }) => theme.radius['2xl']};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.e4};

  > svg {
    width: 100%;
    height: auto;
    border-radius: ${({ theme }) => theme.radius.xl};
  }
`;

export const Caption = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
  padding: 12px 8px 8px;
  white-space: nowrap;
  ${text('title')}

  span {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    color: ${({ theme }) => theme.color['primary-text']};
    ${text('label')}
  }
  ${below('mobile')} {
    zoom: 0.7;
  }
`;
