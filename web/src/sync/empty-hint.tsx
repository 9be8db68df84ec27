import type { Source } from '@assembly/contract/sync';
import { useQuery } from '@tanstack/react-query';
import { syncQuery } from '../api/sync.ts';
import { changeQuery } from '../browser/navigation/address.ts';
import { googleSettings } from '../browser/navigation/go-to.ts';
import { useSession } from '../session/session.ts';
import buttons from '../ui/forms/button.module.css';
import { Button } from '../ui/forms/button.tsx';
import { AppLink } from '../ui/text/app-link.tsx';

export interface EmptyHintProps {
  /** Where the items of the list come from. */
  source: Source;
  /** The search found nothing. */
  isSearch: boolean;
}

export default function EmptyHint({ source, isSearch }: EmptyHintProps) {
  const { user } = useSession();
  if (isSearch) {
    return (
      <Button variant="outlined" onClick={clearSearch}>
        Clear search
      </Button>
    );
  }
  return user.isAdmin ? <ConnectSource source={source} /> : <NothingYet />;
}

function clearSearch() {
  changeQuery({ search: '', page: '' });
  document.querySelector<HTMLElement>('[role="search"] input')?.focus();
}

const NothingYet = () => <p>Nothing here yet</p>;

/** For administrators, until the source was synced. */
function ConnectSource({ source }: { source: Source }) {
  const { data, error } = useQuery(syncQuery);
  if (!data && !error) return null;
  if (data?.lastDone[source] !== null) return <NothingYet />;
  return (
    <AppLink to={googleSettings} className={buttons.filled}>
      Connect a source
    </AppLink>
  );
}
