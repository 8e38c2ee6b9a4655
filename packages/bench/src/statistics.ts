/** What several runs have in common. */
export interface Summary {
  readonly median: number
  /** The quarter of the runs below the median ends here. */
  readonly lower: number
  /** The quarter of the runs above the median begins here. */
  readonly upper: number
  readonly min: number
  readonly max: number
}

/**
 * Median and spread of the figures of several runs.
 * @throws {Error} when there is none, or one that is no number: a figure that was not measured must not look like one
 */
export function summarize(figures: readonly number[]): Summary {
  if (figures.length === 0) throw new Error('There is nothing to summarise: no run gave a figure.')
  const broken = figures.find((figure) => !Number.isFinite(figure))
  if (broken !== undefined) throw new Error(`A run gave ${broken}, which is no figure.`)
  const sorted = [...figures].sort((left, right) => left - right)
  return {
    median: quantile(sorted, 0.5),
    lower: quantile(sorted, 0.25),
    upper: quantile(sorted, 0.75),
    min: quantile(sorted, 0),
    max: quantile(sorted, 1),
  }
}

/** The figure below which a share of the runs lies; between two runs it is interpolated. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}
