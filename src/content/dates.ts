/** The local calendar date of the last review of all texts; posts carry dates of their own. */
export const contentUpdated = '2026-11-21'
