import { absoluteUrl, signUpAddress } from '@assembly/contract/paths';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { createPortal } from 'react-dom';
import { renderSVG } from 'uqr';
import { settingsQuery } from '../../api/settings.ts';
import { useAssemblyName } from '../../browser/branding.ts';
import { t } from '../../browser/locale/messages.ts';
import { DetailModal } from '../../ui/dialogs/detail-modal.tsx';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { CopyField } from '../../ui/forms/copy-field.tsx';
import styles from './invite-members.module.css';

/** The address of the sign-up form, to send or to print. */
export default function InviteMembers({ onClose }: { onClose: () => void }) {
  const { data, isPending, refetch } = useQuery(settingsQuery);
  const publicUrl = data?.settings.find(({ name }) => name === 'PUBLIC_URL')?.value;
  const address = publicUrl && absoluteUrl(publicUrl, signUpAddress);
  return (
    <DetailModal title={t.users.inviteTitle} onClose={onClose} closeOnOutsidePress={false}>
      <p>{t.invite.text}</p>
      {isPending && <Loading />}
      {!isPending && !address && (
        <LoadFailed text={t.invite.loadFailed} onAction={() => refetch()} />
      )}
      {address && (
        <>
          <CopyField label={t.invite.address} value={address} />
          <QrCode text={address} />
          <div>
            <Button variant="outlined" onClick={() => print()}>
              <Printer aria-hidden />
              {t.invite.print}
            </Button>
          </div>
          <Poster address={address} />
        </>
      )}
    </DetailModal>
  );
}

/** What is printed while the dialog is open, also with Ctrl+P. */
function Poster({ address }: { address: string }) {
  const name = useAssemblyName();
  return createPortal(
    <div className={styles.poster}>
      <h1 dir="auto">{name}</h1>
      <p>{t.invite.poster}</p>
      <QrCode text={address} />
      <p>{t.invite.posterAddress}</p>
      <p>
        <b>{address}</b>
      </p>
    </div>,
    document.body,
  );
}

/** An image, so that it stays black on white in dark mode and forced colors: otherwise some phones cannot read it. */
function QrCode({ text }: { text: string }) {
  const svg = renderSVG(text, { ecc: 'M', border: 4 });
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={t.invite.code}
      className={styles.code}
    />
  );
}
