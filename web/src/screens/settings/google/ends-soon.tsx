import { formatTime } from '../../../browser/locale/format-time.ts';

/** Google says so for apps in "Testing". */
export function EndsSoon({ endsAt }: { endsAt: number }) {
  return (
    <p>
      <b>Google will end this connection on {formatTime(endsAt)},</b> because the app is in
      “Testing”. Press “Publish app” under{' '}
      <a href="https://console.cloud.google.com/auth/audience" target="_blank" rel="noreferrer">
        Audience in the Google Cloud console
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      , then reconnect here.
    </p>
  );
}
