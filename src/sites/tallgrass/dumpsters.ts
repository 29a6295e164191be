/** What two suburban cities north of Chicago pay for a dumpster by contract: Evanston's of November 2025, Highland Park's of April 2024. */
export const dumpsters = {
  /** 15 cubic yards with 2.5 tons; 20 with 3. */
  evanston15: '$421.94',
  evanston20: '$452.70',
  /** A ton more, and the city's own charge by the yard. */
  ton: '$66.71',
  yard: '$1',
  /** 20 cubic yards with 5 tons. */
  highlandPark20: '$454',
} as const
