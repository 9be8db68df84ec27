import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../api/settings.ts';
import { googleSettings } from '../../browser/navigation/go-to.ts';
import { useOnChange } from '../../browser/use-on-change.ts';
import { ConnectionProblem } from '../../sync/connection-problem.tsx';
import { AppLink } from '../../ui/text/app-link.tsx';

/** Shown while Google is not connected, or refuses the connection, as a sync may have just found out. */
export function Reconnect({ lastRun }: { lastRun: string | undefined }) {
  const { data, refetch } = useQuery(settingsQuery);
  useOnChange(lastRun, () => void refetch());
  if (!data) return null;
  if (data.google.state !== 'none') return <ConnectionProblem google={data.google} />;
  return (
    <p>
      Google is not connected yet. <AppLink to={googleSettings}>Connect it in the settings</AppLink>
    </p>
  );
}
