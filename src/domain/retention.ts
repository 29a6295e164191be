/** For how many days things are kept: the cron deletes by these figures, and the privacy page prints them. */
export const keptDays = {
  /** Requests, with what was done about them. */
  requests: 180,
  photos: 90,
  spam: 30,
  unsentPhotos: 1,
  /** Files of the spool that can't be read, for a person to look at. */
  unreadable: 30,
  /** What limits how much one sender can do. */
  limits: 2,
  taps: 180,
  deskSessions: 30,
  /** Earlier states of the database, at Cloudflare: its D1 keeps them so long on the paid plan, and 7 days on the free one. */
  backups: 30,
} as const
