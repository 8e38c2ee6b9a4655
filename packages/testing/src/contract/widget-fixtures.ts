import type { TestPageOptions } from './test-page.ts'

/** Something that the unit cannot use, beside or instead of what it can. */
export interface BrokenFixture {
  /** A host that is broken, with a key of its own. It stands before the good ones. */
  readonly html?: string
  /** Globals that are broken, by name; `undefined` takes one away. They break every host. */
  readonly globals?: Readonly<Record<string, unknown>>
  /** What the report must name: the attribute or global. */
  readonly field: string
}

/** A page on which a unit is tried. The files that print it feed stories and example pages too. */
export interface WidgetFixtures extends TestPageOptions {
  /** Told apart in the titles: `dropdown, 7.x`. */
  readonly title?: string
  readonly broken?: readonly BrokenFixture[] | undefined
  /** Does what a shopper does, so that there is something to keep and something to take back. */
  operate?(host: HTMLElement): void
  /** What the shopper's doing has changed, to be found again on a host that was replaced. */
  state?(host: HTMLElement): unknown
  /** Selects the server's elements whose content the unit may fill anew (prices, regions). */
  readonly rewrites?: string
  /** Classes of the server's that the unit sets and takes away as its state goes. */
  readonly stateClasses?: readonly string[]
  /** Data attributes of the server's that the unit sets as its state goes. */
  readonly stateAttributes?: readonly string[]
}
