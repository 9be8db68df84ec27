import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import buttons from '../../../ui/forms/button.module.css';
import { Button } from '../../../ui/forms/button.tsx';
import pager from '../../../ui/lists/pager.module.css';
import { addMonths, addMonthsTo } from './days.ts';
import { formatMonth } from './format-days.ts';
import styles from './month.module.css';
import type { ShownMonth } from './use-month.ts';

interface MonthHeadProps {
  shown: ShownMonth;
  locale: string;
}

export function MonthHead({ shown, locale }: MonthHeadProps) {
  const { month, today, showDay } = shown;
  return (
    <div className={styles.head}>
      <Step shown={shown} count={-1} label="Previous month">
        <ChevronLeft className={pager.arrow} aria-hidden />
      </Step>
      <h2 className={styles.month}>{formatMonth(month, locale)}</h2>
      <Step shown={shown} count={1} label="Next month">
        <ChevronRight className={pager.arrow} aria-hidden />
      </Step>
      <Button variant="outlined" onClick={() => showDay(today)}>
        Today
      </Button>
    </div>
  );
}

interface StepProps {
  shown: ShownMonth;
  count: 1 | -1;
  label: string;
  children: ReactNode;
}

/** At either end it is only `aria-disabled`: a disabled button would lose the focus. */
function Step({ shown, count, label, children }: StepProps) {
  const { month, day, isReachable, showDay } = shown;
  const isPossible = isReachable(addMonths(month, count));
  return (
    <button
      type="button"
      className={`${buttons.outlined} ${pager.step}`}
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={() => isPossible && showDay(addMonthsTo(day, count))}
    >
      {children}
    </button>
  );
}
