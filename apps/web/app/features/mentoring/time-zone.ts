/** The reader's time zone in a readable form, such as 'Asia/Colombo' or 'America/New York'. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')
}
