export const phone = { width: 390, height: 844 }
export const laptop = { width: 1440, height: 900 }

/** Screens on which every kind of page is looked at. */
export const screens = [phone, { width: 1024, height: 768 }, laptop] as const
