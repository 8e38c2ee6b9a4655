/** A fragment, and what stands on the page for it. */
export interface Sent {
  /** What was sent before. */
  readonly before: string
  readonly html: string
  readonly selector: string
  /** The table of the order, and the payment part, as they were left. */
  readonly parts: readonly Element[]
}
