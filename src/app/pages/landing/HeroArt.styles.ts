import styled from '@emotion/styled';
import { below } from '@/shared/theme';

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

  svg {
    width: 100%;
    height: auto;
    border-radius: ${({ theme }) => theme.radius.xl};
  }
`;
