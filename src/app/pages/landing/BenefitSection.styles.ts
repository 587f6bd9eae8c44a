import styled from '@emotion/styled';
import { below, text } from '@/shared/theme';

export const Benefits = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[5]};

  ${below('side')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Benefit = styled.li`
  padding: 12px 12px 36px;
  border-radius: ${({ theme }) => theme.radius['2xl']};
  overflow: hidden;

  &[data-tone='pine'] {
    background: ${({ theme }) => theme.color['primary-soft']};
  }
  &[data-tone='apricot'] {
    background: ${({ theme }) => theme.color['accent-soft']};
  }
  &[data-tone='sun'] {
    background: ${({ theme }) => theme.color['warn-soft']};
  }
`;

export const Words = styled.h3`
  padding-inline: 24px;
  ${text('h3')}
`;

export const Art = styled.div`
  display: grid;
  place-items: center;
  height: 268px;
  margin-bottom: ${({ theme }) => theme.space[5]};
`;

/** Two people and the line between them. */
export const Pair = styled.div`
  position: relative;
  display: flex;
  gap: 56px;

  &::before {
    content: '';
    position: absolute;
    inset: 47px 40px auto;
    height: 10px;
    background: ${({ theme }) => theme.color.primary};
  }
`;

export const Person = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space[3]};

  > :last-child {
    background: ${({ theme }) => theme.color.surface};
  }
`;

export const Window = styled.div`
  width: 296px;
  max-width: 100%;
  padding: 28px 8px 8px;
  border-radius: ${({ theme }) => theme.radius.xl};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.e3};

  svg {
    width: 100%;
    height: auto;
  }
`;

/** Longer bars for what is said more often, as on a profile. */
export const Praises = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  width: 100%;
  padding-inline: 24px;

  li {
    display: flex;
    align-items: center;
    height: 54px;
    padding-inline: 18px;
    border-radius: ${({ theme }) => theme.radius.lg};
    background: ${({ theme }) => theme.color.star};
    color: ${({ theme }) => theme.color['on-accent']};
    font-weight: 650;
  }
  li:nth-of-type(2) {
    width: 82%;
    background: color-mix(in srgb, ${({ theme }) => theme.color.star} 72%, ${({ theme }) => theme.color['on-media']});
  }
  li:nth-of-type(3) {
    width: 66%;
    background: color-mix(in srgb, ${({ theme }) => theme.color.star} 46%, ${({ theme }) => theme.color['on-media']});
  }
`;
