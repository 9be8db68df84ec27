/** Shown below the field of a setting: why its value cannot be saved. “It” is the value. */
export default {
  // About any text.
  tooLong: (max: string) => `It must have at most ${max} characters.`,
  charsUnreadable: 'Remove line breaks and other control characters.',
  notInDemo:
    'It cannot be changed in the demo. To end the demo, open the setup link that the server has printed, or start the server with PUBLIC_URL.',

  timeZone: 'It must be a time zone such as Europe/Zurich.',
  webAddress:
    'It must be a plain address that starts with http:// or https://, without a query, a fragment, a user name or a semicolon.',
  origin: 'It must be an address such as https://assembly.example.org, without a path.',
  days: (max: string) => `It must be a number of days from 1 to ${max}.`,
  tooFewDays: (min: string) =>
    `It must be at least ${min} days. Fewer can be set only in the environment.`,
  email: 'It must be one email address, such as office@example.org.',
  phone: 'It must be one phone number, such as +41 44 123 45 67.',
  // “Clients” and “Credentials” are what the Google Cloud console shows.
  clientId:
    'It must be a client ID such as 1234-abcd.apps.googleusercontent.com. Copy it from the Google Cloud console, under Clients.',
  clientSecret:
    'It must be a client secret such as GOCSPX-abcd. Copy it from the Google Cloud console, under Clients.',
  apiKey:
    'It must be an API key such as AIzaSyAbcd. Copy it from the Google Cloud console, under Credentials.',
  cron: 'It must be a cron expression such as 0 5 * * *.',
  cronFields: 'It must be a cron expression with five fields, such as 0 5 * * *.',
  backupKeep: 'It must be three numbers such as 7,4,6.',
  sender:
    'It must be one email address, such as office@example.org or "Grace Church" <office@example.org>.',
  senderMissing: 'Enter the sender address of emails.',
  weeklyTime: 'It must be a day and a time such as SAT 18:00.',
  quietHours: 'It must be two hours such as 21-8, or none.',
};
