import type { Source } from '@assembly/contract/sync';
import { useQuery } from '@tanstack/react-query';
import { syncQuery } from '../api/sync.ts';
import { t } from '../browser/locale/messages.ts';
import { changeQuery } from '../browser/navigation/address.ts';
import { googleSettings } from '../browser/navigation/go-to.ts';
import { useSession } from '../session/session.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import buttons from '../ui/forms/button.module.css';
import { Button } from '../ui/forms/button.tsx';
import { AppLink } from '../ui/text/app-link.tsx';

interface EmptyListProps {
  text: string;
  /** Where its items come from. Without it, the text says enough. */
  source?: Source | undefined;
  /** The search found nothing. */
  isSearch: boolean;
}

/** Says that a list is empty, and what to do. */
export default function EmptyList({ text, source, isSearch }: EmptyListProps) {
  const { isAdmin } = useSession().user;
  const { data } = useQuery({ ...syncQuery, enabled: isAdmin && !isSearch && !!source });
  return (
    <EmptyState text={text}>
      {isSearch ? (
        <Button variant="outlined" onClick={clearSearch}>
          {t.common.clearSearch}
        </Button>
      ) : source && data?.lastDone[source] === null ? (
        <AppLink to={googleSettings} className={buttons.filled}>
          {t.shared.connectSource}
        </AppLink>
      ) : (
        // An administrator's answer is on its way.
        source && (data || !isAdmin) && <p>{t.shared.nothingYet}</p>
      )}
    </EmptyState>
  );
}

function clearSearch() {
  changeQuery({ search: '', series: '', speaker: '', year: '', page: '' });
  document.querySelector<HTMLElement>('[role="search"] input')?.focus();
}
