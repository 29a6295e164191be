/** What's said of the business wherever it's said: prices, hours, ways to pay. */
export const words = {
  /** "$125 to $160" */
  range: (low: string, high: string) => `${low} to ${high}`,
  /** The call discount with its terms: `off` and `least` are amounts. */
  discount: (off: string, least: string) => `${off} off loads of ${least} or more, before extras`,
  discountSentence: (offer: string) => `Call to book and get ${offer}.`,
  /** `ways`: "cash, credit card or check" */
  payBy: (ways: string) => `Pay by ${ways}.`,
  /** What a field gives as an example: "12345 or Springfield" */
  zipOrTown: (zip: string, town: string) => `${zip} or ${town}`,
  holiday: (name: string) => name,
}
