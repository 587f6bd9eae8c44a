import { useRef, useState } from 'react';
import { OPERATOR_MESSAGES } from '@contract/operator';
import { useDialogEntry } from '@/shared/lib/dialogHistory';
import { useBottomBar } from '@/shared/lib/useBottomBar';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { below } from '@/shared/theme';
import { Banner } from '@/shared/ui/Banner';
import { Button } from '@/shared/ui/Button';
import { DialogBody, FormDialog } from '@/shared/ui/FormDialog';
import { LockIcon } from '@/shared/ui/Icon';
import { DecisionForm, type DecisionProps } from './DecisionForm';
import * as S from './Decision.styles';

/** The decision about a case: one form, at the foot of the case, on phones a sheet (D190). */
export function Decision(props: DecisionProps) {
  const { shown } = props;
  const isPhone = useMediaQuery(below('mobile'));
  if (!shown.mayDecide)
    return (
      <Banner tone="info" icon={LockIcon}>
        {OPERATOR_MESSAGES.ownContent}
      </Banner>
    );
  return isPhone ? <PhoneDecision {...props} /> : <WideDecision {...props} />;
}

function WideDecision(props: DecisionProps) {
  const bar = useBottomBar();
  return (
    <S.Foot ref={bar} data-foot>
      <DecisionForm {...props} />
    </S.Foot>
  );
}

function PhoneDecision(props: DecisionProps) {
  const bar = useBottomBar();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <S.Bar ref={bar}>
        <Button block size="large" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          결정하기
        </Button>
      </S.Bar>
      {isOpen && <DecisionSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function DecisionSheet({ onClose, onDone, ...props }: DecisionProps & { onClose: () => void }) {
  const done = useRef(onDone);
  const { isLeaving, leave } = useDialogEntry<'done'>((result) => {
    onClose();
    if (result) done.current();
  });
  if (isLeaving) return null;
  return (
    <DecisionForm
      {...props}
      onDone={() => {
        // Once the act is taken, the case may leave the queue before the sheet has closed.
        done.current = onDone;
        leave('done');
      }}
      frame={(body, isSubmitting) => (
        <FormDialog title="결정" lead={props.shown.title} closable busy={isSubmitting} onClose={() => leave()}>
          <DialogBody>{body}</DialogBody>
        </FormDialog>
      )}
    />
  );
}
