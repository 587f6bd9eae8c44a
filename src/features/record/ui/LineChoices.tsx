import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { LIMITS } from '@contract/limits';
import { RECORD_MESSAGES, RECORD_TEXTS, type OwnRecord, type RecordLine } from '@contract/record';
import { Button } from '@/shared/ui/Button';
import { CheckBox } from '@/shared/ui/CheckField';
import { ChevronDownIcon, ChevronUpIcon, Icon } from '@/shared/ui/Icon';
import { SectionCount, SectionHeading } from '@/shared/ui/SectionHeading';
import { Stack } from '@/shared/ui/pieces';
import { type RecordWrites } from '../model/useRecordSettings';
import * as S from './LineChoices.styles';
import { Hint, Nothing, Section } from './RecordSettings.styles';

/** Number of lines before "더 보기". */
const PREVIEW = LIMITS.recordLines + 1;

interface LineChoicesProps {
  record: OwnRecord;
  writes: RecordWrites;
}

/** Selects and sorts the one-liners of the record. */
export function LineChoices({ record: { lines, unpickable }, writes: { save } }: LineChoicesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const pressed = useFocusOnMoved(lines);
  const picked = lines.flatMap(({ id, picked: isPicked }) => (isPicked ? id : []));
  const isFull = picked.length >= LIMITS.recordLines;

  function toggle({ id, picked: isPicked }: RecordLine) {
    save({ lines: isPicked ? picked.filter((one) => one !== id) : [...picked, id] });
  }

  function move(from: number, to: number) {
    const moved = picked[from];
    if (moved === undefined || to < 0 || to >= picked.length) return;
    const others = picked.filter((id) => id !== moved);
    save({ lines: [...others.slice(0, to), moved, ...others.slice(to)] });
  }

  return (
    <Section>
      <div>
        <SectionHeading>
          {RECORD_MESSAGES.chosenLines} <SectionCount>{RECORD_TEXTS.pickedOf(picked.length)}</SectionCount>
        </SectionHeading>
        <Hint>{isFull ? RECORD_MESSAGES.tooManyLines : RECORD_MESSAGES.linesHint}</Hint>
        {unpickable > 0 && <Hint>{RECORD_MESSAGES.unpickable}</Hint>}
      </div>
      {lines.length === 0 && <Nothing>{RECORD_MESSAGES.noLines}</Nothing>}
      <Stack as="ul">
        {(isOpen ? lines : lines.slice(0, PREVIEW)).map((line, index) => (
          <S.Item key={line.id}>
            <S.Choice>
              <CheckBox
                type="checkbox"
                checked={line.picked}
                disabled={isFull && !line.picked}
                onChange={({ currentTarget }) => {
                  pressed.current = currentTarget;
                  toggle(line);
                }}
              />
              <span>
                {line.content}
                <small>{RECORD_TEXTS.writer(line.duration)}</small>
              </span>
            </S.Choice>
            {line.picked && (
              <Moves name={line.content} index={index} last={picked.length - 1} pressed={pressed} onMove={move} />
            )}
          </S.Item>
        ))}
      </Stack>
      {lines.length > PREVIEW && (
        <Button variant="gray" block aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <span>{isOpen ? '접기' : '더 보기'}</span>
          <Icon of={isOpen ? ChevronUpIcon : ChevronDownIcon} size={18} />
        </Button>
      )}
    </Section>
  );
}

interface MovesProps {
  name: string;
  index: number;
  last: number;
  /** The pressed button, which keeps the focus after the row moved. */
  pressed: RefObject<HTMLElement | null>;
  onMove: (from: number, to: number) => void;
}

function Moves({ name, index, last, pressed, onMove }: MovesProps) {
  const steps = [
    { label: '위로', icon: ChevronUpIcon, to: index - 1 },
    { label: '아래로', icon: ChevronDownIcon, to: index + 1 },
  ];

  return (
    <S.Moves>
      {steps.map(({ label, icon, to }) => (
        <S.Move
          key={label}
          type="button"
          aria-label={`${label}: ${name}`}
          title={label}
          aria-disabled={to < 0 || to > last ? true : undefined}
          onClick={({ currentTarget }) => {
            pressed.current = currentTarget;
            onMove(index, to);
          }}
        >
          <Icon of={icon} />
        </S.Move>
      ))}
    </S.Moves>
  );
}

/** A moved row loses the focus to the document; restoring it allows the next press. */
function useFocusOnMoved(lines: readonly RecordLine[]): RefObject<HTMLElement | null> {
  const pressed = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
  }, [lines]);

  return pressed;
}
