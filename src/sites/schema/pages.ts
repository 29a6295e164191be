/** What the shared pages say about a business and its places; each is one sentence or title, said in its own voice. */
export type PageWords = {
  readonly homeTitle: string
  readonly aboutDescription: string
  readonly aboutHeading: string
  readonly aboutLead: string
  /** Only where the blog is a part. */
  readonly blogDescription?: string
  readonly servicesDescription: string
  readonly areasTitle: string
  readonly areasDescription: string
  readonly areasLead: string
  /** Below the heading of Home's map. */
  readonly areasTeaser: string
  /** Who decides on permits, on the page of all towns; only where permits are a part. */
  readonly permitRule?: string
  /** How curbside pickup differs between the towns; only with curb rules. */
  readonly curbRule?: string
  /** In the footer, below the name. */
  readonly footer: string
  /** What to write to us: an example. */
  readonly exampleRequest: string
  /** Alternative text of the social images with our truck. */
  readonly truckPicture: string
}
