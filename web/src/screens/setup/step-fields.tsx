import { useState } from 'react';
import { readerZone } from '../../browser/locale/locale.ts';
import {
  adviseOnAddress,
  parseWebAddress,
  warnOfAddress,
} from '../../ui/forms/advise-on-address.ts';
import { LogoField } from '../../ui/forms/logo-field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { TimeZoneField } from '../../ui/forms/time-zone-field.tsx';
import type { FieldErrors } from '../../ui/forms/use-form.ts';
import type { FieldName } from './steps.ts';

interface FieldsProps {
  fields: FieldName[];
  errors: FieldErrors;
}

/** The fields of one step. */
export function StepFields({ fields, errors }: FieldsProps) {
  return fields.map((name) => {
    const Field = FIELDS[name];
    return <Field key={name} name={name} error={errors[name]} />;
  });
}

interface FieldProps {
  name: string;
  error: string | undefined;
}

const FIELDS: Record<FieldName, (props: FieldProps) => React.ReactNode> = {
  firstName: (props) => <TextField {...props} label="First name" autoComplete="given-name" />,
  lastName: (props) => <TextField {...props} label="Last name" autoComplete="family-name" />,
  email: (props) => (
    <TextField
      {...props}
      label="Email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      hint="You use it to log in."
    />
  ),
  password: (props) => <PasswordField {...props} label="Password" autoComplete="new-password" />,
  assemblyName: (props) => (
    <TextField
      {...props}
      label="Name of the assembly"
      autoComplete="organization"
      hint="Shown at the top of every page and in emails."
    />
  ),
  timeZone: (props) => <TimeZoneField {...props} defaultValue={readerZone} />,
  logo: ({ name }) => <LogoField label="Logo" name={name} hint="Optional." />,
  publicUrl: PublicUrlField,
};

/** A mistyped address would make links in emails lead elsewhere. */
function warnOfOtherServer(typed: string): string {
  const url = parseWebAddress(typed);
  return url && url.origin !== location.origin
    ? `You have opened the app at ${location.origin}. Finish only once it is reachable at the new address, too.`
    : '';
}

function PublicUrlField(props: FieldProps) {
  const [address, setAddress] = useState(location.origin);
  return (
    <>
      <p>
        Members open the assembly at this address, and links in emails lead to it. You can change it
        later in the settings.
      </p>
      <TextField
        {...props}
        label="Public address"
        type="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={location.origin}
        hint={adviseOnAddress(address)}
        warning={[warnOfAddress(address), warnOfOtherServer(address)].filter(Boolean).join(' ')}
        onChange={({ target }) => setAddress(target.value)}
      />
    </>
  );
}
