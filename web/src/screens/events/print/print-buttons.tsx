import { useQueryClient } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import styles from './print.module.css';
import { printEvents } from './print-events.tsx';

interface PrintButtonsProps {
  /** The id of the chosen calendar; '' for all. */
  calendar: string;
  /** A day of the week and month to print. */
  day: string;
  weekLabel: string;
  monthLabel: string;
}

export function PrintButtons({ calendar, day, weekLabel, monthLabel }: PrintButtonsProps) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function print(period: 'week' | 'month') {
    setBusy(true);
    try {
      await printEvents(client, { period, day, calendar });
    } catch {
      const text = 'The events could not be printed. Please check your connection and try again.';
      showToast({ severity: 'error', text });
    }
    setBusy(false);
  }

  return (
    <div className={styles.buttons} aria-busy={isBusy}>
      {(
        [
          ['week', weekLabel],
          ['month', monthLabel],
        ] as const
      ).map(([period, label]) => (
        <Button
          key={period}
          variant="plain"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) void print(period);
          }}
        >
          <Printer aria-hidden />
          {label}
        </Button>
      ))}
    </div>
  );
}
