interface HeaderInput {
  deliveryId: string;
  /** The sender's address, with or without a name. */
  from: string;
  topic: string;
  unsubscribeUrl: string;
}

/**
 * The headers of an email that people can turn off, in nodemailer's form. With them, mail programs show a button to
 * unsubscribe (RFC 8058), and send no automatic replies.
 */
export function notificationHeaders({ deliveryId, from, topic, unsubscribeUrl }: HeaderInput) {
  const host = hostOf(from);
  return {
    // The same in every attempt, so that a mailbox that gets the email twice can drop one.
    messageId: `<${deliveryId}@${host}>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<${topic.toLowerCase()}.${host}>`,
      'Auto-Submitted': 'auto-generated',
    },
  };
}

function hostOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
