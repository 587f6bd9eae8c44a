import { MEASURE_LABELS, OPERATOR_MESSAGES, type Case, type Measure } from '@contract/operator';
import { useBottomBar } from '@/shared/lib/useBottomBar';
import { Button, type ButtonProps } from '@/shared/ui/Button';
import { Text } from '@/shared/ui/pieces';
import { type OfferedMeasures } from '../model/measuresOf';
import { Key } from './Queue.styles';
import * as S from './CaseView.styles';

const KEYS: Readonly<Record<Measure, string>> = {
  DISMISS: 'D',
  HIDE: 'H',
  RESTORE: 'R',
  WARN: 'W',
  SUSPEND: 'S',
  UNSUSPEND: 'S',
};

const LOOKS: Readonly<Record<Measure, ButtonProps['variant']>> = {
  DISMISS: 'line',
  HIDE: 'primary',
  RESTORE: 'primary',
  WARN: 'gray',
  SUSPEND: 'gray',
  UNSUSPEND: 'gray',
};

interface MeasureFootProps {
  shown: Case;
  offered: OfferedMeasures;
  onOpen: (measure: Measure) => void;
}

/** The measures of a case; each opens its dialog. */
export function MeasureFoot({ shown, offered, onOpen }: MeasureFootProps) {
  const bar = useBottomBar();
  if (!shown.mayDecide)
    return (
      <Text size="label" weight={500} tone="text-3">
        {OPERATOR_MESSAGES.ownContent}
      </Text>
    );

  return (
    <S.Foot ref={bar} role="group" aria-label="조치">
      <Measures label="이 글" measures={offered.content} onOpen={onOpen} />
      <Measures label="작성자" measures={offered.member} onOpen={onOpen} />
      {shown.own && (
        <Text size="label" weight={500} tone="text-3">
          {OPERATOR_MESSAGES.ownMark}
        </Text>
      )}
      {shown.member?.role === 'OPERATOR' && (
        <Text size="label" weight={500} tone="text-3">
          {OPERATOR_MESSAGES.ofOperator}
        </Text>
      )}
    </S.Foot>
  );
}

interface MeasuresProps {
  label: string;
  measures: readonly Measure[];
  onOpen: (measure: Measure) => void;
}

function Measures({ label, measures, onOpen }: MeasuresProps) {
  if (measures.length === 0) return null;
  return (
    <div>
      <small>{label}</small>
      {measures.map((measure) => (
        <Button key={measure} variant={LOOKS[measure]} onClick={() => onOpen(measure)}>
          {MEASURE_LABELS[measure]}
          <Key aria-hidden>{KEYS[measure]}</Key>
        </Button>
      ))}
    </div>
  );
}
