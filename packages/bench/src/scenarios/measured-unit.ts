/** What the benchmark has to know of a unit to measure what every unit promises. */
export interface MeasuredUnit {
  /** The unit's name, such as `gift-note`. */
  readonly unit: string
  /**
   * The markup of one host with what belongs to it: the first, the second … Hosts must not share state, so an id in it
   * has to depend on the index.
   */
  readonly host: (index: number) => string
  /** Markup for the head: globals, styles. Default none. */
  readonly head?: string
}
