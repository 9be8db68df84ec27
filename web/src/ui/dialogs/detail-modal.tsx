import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { t } from '../../browser/locale/messages.ts';
import { IconButton } from '../forms/icon-button.tsx';
import styles from './dialogs.module.css';
import { Modal } from './modal.tsx';

interface DetailModalProps {
  title: string;
  onClose: () => void;
  closeOnOutsidePress?: boolean;
  /** Sets another size. */
  className?: string | undefined;
  children: ReactNode;
}

/** Shows one item of a list in full. */
export function DetailModal(props: DetailModalProps) {
  const { title, onClose, closeOnOutsidePress = true, className = styles.wide, children } = props;
  const id = useId();
  return (
    <Modal
      labelledBy={id}
      className={`${styles.card} ${className}`}
      onClose={onClose}
      closeOnOutsidePress={closeOnOutsidePress}
    >
      <div className={styles.sheet}>
        <h2 id={id} className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
        <IconButton label={t.shared.close} Icon={X} className={styles.close} onClick={onClose} />
        {children}
      </div>
    </Modal>
  );
}
