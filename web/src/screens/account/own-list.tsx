import { t } from '../../browser/locale/messages.ts';
import { NeedsConnection } from '../../offline/needs-connection.tsx';
import { Button } from '../../ui/forms/button.tsx';

interface Row {
  id: string;
  title: string;
  badge?: string | undefined;
  detail: string;
  /** What its button does, such as "End session"; without it, there is none. */
  action?: string | undefined;
}

interface OwnListProps {
  label: string;
  rows: Row[];
  button: string;
  onPress: (id: string) => void;
}

/** Sessions, devices or links of the user, each with a button that ends it. */
export function OwnList({ label, rows, button, onPress }: OwnListProps) {
  return (
    <NeedsConnection>
      <ul tabIndex={-1} aria-label={label} className="rows">
        {rows.map(({ id, title, badge, detail, action }) => (
          <li key={id} className="actions">
            <div>
              <p>
                <b>{title}</b> {badge && <span className="badge">{badge}</span>}
              </p>
              <p className="muted small">{detail}</p>
            </div>
            {action && (
              <Button
                variant="outlined"
                aria-label={t.account.actionOn(action, title, detail)}
                onClick={() => onPress(id)}
              >
                {button}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </NeedsConnection>
  );
}
