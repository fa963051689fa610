/** Out: the reader's time zone as people read it, such as 'Asia/Colombo' or 'America/New York'. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')
}
