import { providerInks } from '@/shared/theme';
import { Icon, LandmarkIcon } from '../Icon';

interface ProviderMarkProps {
  /** The name of its variables, in lower case. */
  provider: string;
  /** In pixels. */
  size?: number;
}

/** The symbol of a provider of social login, as its guidelines draw it; a building for those without one. */
export function ProviderMark({ provider, size = 20 }: ProviderMarkProps) {
  const symbol = SYMBOLS[provider];
  if (!symbol) return <Icon of={LandmarkIcon} size={size} />;
  return (
    <svg viewBox={symbol.viewBox} width={size} height={size} aria-hidden focusable={false}>
      {symbol.paths.map(([fill, d]) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </svg>
  );
}

interface ProviderSymbol {
  viewBox: string;
  /** Colour and outline. */
  paths: readonly (readonly [string, string])[];
}

const SYMBOLS: Readonly<Record<string, ProviderSymbol>> = {
  kakao: {
    viewBox: '0 0 24 24',
    paths: [
      [
        providerInks.kakao,
        'M12 4C6.9 4 2.8 7.3 2.8 11.3c0 2.6 1.7 4.9 4.3 6.2-.2.7-.7 2.5-.8 2.9-.1.5.2.5.4.4.2-.1 2.7-1.8 3.7-2.6.5.1 1.1.1 1.6.1 5.1 0 9.2-3.1 9.2-7S17.1 4 12 4Z',
      ],
    ],
  },
  naver: { viewBox: '0 0 24 24', paths: [[providerInks.naver, 'M14.9 12.6 8.9 4H4v16h5.1v-8.6l6 8.6H20V4h-5.1v8.6Z']] },
  google: {
    viewBox: '0 0 18 18',
    paths: [
      [
        providerInks.google.blue,
        'M17.64 9.2c0-.637-.057-1.251-.164-1.84H9v3.481h4.844a4.14 4.14 0 0 1-1.796 2.716v2.259h2.908c1.702-1.567 2.684-3.875 2.684-6.615Z',
      ],
      [
        providerInks.google.green,
        'M9 18c2.43 0 4.467-.806 5.956-2.18l-2.908-2.259c-.806.54-1.837.86-3.048.86-2.344 0-4.328-1.584-5.036-3.711H.957v2.332A8.997 8.997 0 0 0 9 18Z',
      ],
      [
        providerInks.google.yellow,
        'M3.964 10.71A5.41 5.41 0 0 1 3.682 9c0-.593.102-1.17.282-1.71V4.958H.957A8.996 8.996 0 0 0 0 9c0 1.452.348 2.827.957 4.042l3.007-2.332Z',
      ],
      [
        providerInks.google.red,
        'M9 3.58c1.321 0 2.508.454 3.44 1.345l2.582-2.58C13.463.891 11.426 0 9 0A8.997 8.997 0 0 0 .957 4.958L3.964 7.29C4.672 5.163 6.656 3.58 9 3.58Z',
      ],
    ],
  },
};
