import { screens } from '@assembly/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { deliveryQuery } from '../../api/delivery.ts';
import { AppLink } from '../../ui/text/app-link.tsx';

/** A sync has found so many changes that an administrator decides whether members are notified of them. */
export default function HeldNote({ className }: { className: string | undefined }) {
  const { data } = useQuery(deliveryQuery);
  if (!data?.held.length) return null;
  return (
    <p className={className}>
      Members were not notified of some changes, because there were many at once.{' '}
      <AppLink to={`${screens.settings}?section=notifications`}>
        Send or drop them in the settings
      </AppLink>
    </p>
  );
}
