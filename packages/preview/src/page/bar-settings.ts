/** What the bar is told by its script tag. */
export interface BarSettings {
  /** The shop's host, or the name of the folder. */
  readonly shop: string
  readonly units: readonly string[]
  /** The page is shown without Tillkit. */
  readonly off: boolean
  /** Orders can be placed. */
  readonly orders: boolean
  /** Tracking leaves the preview. */
  readonly tracking: boolean
  readonly legacy: readonly BarScript[]
  /** Legacy scripts that stay, and the units that would have to be chosen too. */
  readonly kept: ReadonlyArray<{ readonly handle: string; readonly missing: readonly string[] }>
  /** Where the preview tells what it has noticed; `''` for saved pages. */
  readonly notes: string
  /** Saved pages: no shop stands behind them. */
  readonly saved: boolean
  /** The list of saved pages; `''` for a shop. */
  readonly index: string
}

/** A legacy script that is taken out. */
interface BarScript {
  readonly handle: string
  readonly units: readonly string[]
  /** Scripts that stay beside the units, because they hear of their work. */
  readonly companions: readonly { readonly handle: string; readonly file: string }[]
  readonly markers: readonly string[]
}

/** How much of the bar is shown. */
export type BarState = 'line' | 'open' | 'hidden'
