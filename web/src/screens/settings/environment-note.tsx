import styles from './settings.module.css';

/** Loaded only when no setting was saved in the app. */
export default function EnvironmentNote() {
  return (
    <p className={styles.note}>
      This installation is configured by environment variables, such as those in its{' '}
      <code>.env</code> file. They are shown here with their names. Change them there. All other
      settings can be changed here.
    </p>
  );
}
