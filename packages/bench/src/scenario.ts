import type { Page } from 'playwright-core'
import type { FixtureOptions, VisitOptions } from '@tillkit/testing'
import type { ShopServer } from '@tillkit/testing/server'

/** What a figure is counted in. */
export type FigureUnit = 'ms' | 'B' | 'shift' | 'times' | 'things'

/** The most that a figure may be, and what to look at when it is more. */
export interface Goal {
  readonly most: number
  /** The CPU slow-down at which the goal holds. Default: each that is measured. */
  readonly cpu?: number
  /** Where to look when it is missed; one sentence. */
  readonly advice: string
}

/** One figure of a scenario: a row of the table for each CPU rate. */
export interface Figure {
  /** What is measured, in a few words: "input to row and price, same task". */
  readonly label: string
  readonly unit: FigureUnit
  /**
   * What is said of the figure when two builds are compared. `difference`: it is what others differ in, so it has no ratio of its
   * own; `control`: it is measured without us. Default: it is ours, and has a ratio.
   */
  readonly kind?: 'difference' | 'control'
  /** Left out: the figure is for information. */
  readonly goal?: Goal
}

/** The figures of one run by their names. */
export type Figures<Name extends string = string> = Readonly<Record<Name, number>>

/** How a page is opened for measuring. */
export interface BenchPageOptions extends FixtureOptions, Omit<VisitOptions, 'touch' | 'before'> {
  /**
   * When the CPU is slowed down: for loading too (`load`), or once Tillkit has mounted and the page is quiet
   * (`quiet`, the default), for what a shopper does later.
   */
  throttle?: 'load' | 'quiet'
  /**
   * Whether units whose code waits for a touch are left waiting. Default: while loading is measured; else they are brought, since
   * what is measured later is their work, and not how long their code takes.
   */
  untouched?: boolean
}

/** What a run has at hand. Pages are closed after it. */
export interface Bench {
  /** How many times slower than this machine. */
  readonly cpu: number
  /** Serves pages and the built files; files may be cached, as a shop's are. */
  readonly server: ShopServer
  /** The folder of the build that is measured. */
  readonly built: string
  /** Opens a page in a browser context of its own, with nothing in its cache. */
  open(options: BenchPageOptions): Promise<Page>
  /** Opens the page of another one a second time, with what the first has cached. */
  openAgain(first: Page, options?: Pick<BenchPageOptions, 'throttle' | 'waitForMount' | 'untouched'>): Promise<Page>
}

/** Something that is measured: several figures of one run, repeated at each CPU rate. */
export interface Scenario<Name extends string = string> {
  /** Unique; `--only` names it, or its beginning. Such as `tiered-pricing/quantity/table-20`. */
  readonly name: string
  /** CPU rates. Default 1 and 4. */
  readonly cpu?: readonly number[]
  /** The most runs that tell something: what hardly varies needs few. Default: as many as are asked for. */
  readonly runs?: number
  readonly figures: Readonly<Record<Name, Figure>>
  /** Measures once, checks that what it measured really happened, and throws when it did not. */
  run(bench: Bench): Promise<Figures<Name>>
}

/** The CPU rates of a scenario that names none. */
export const CPU_RATES: readonly number[] = [1, 4]

/** Checks the names of a scenario's figures against what its run gives. */
export function defineScenario<Name extends string>(scenario: Scenario<Name>): Scenario<Name> {
  return scenario
}

/** What is measured on both sides of a comparison. */
export type AgainstFigures = Readonly<Record<string, number>>

/** How a unit compares itself with the script that it replaces, on a shop's own page. */
export interface Against {
  /** Unique; `--scenario` names it. */
  readonly name: string
  /** The unit that takes the script's place. */
  readonly unit: string
  /** What a page must have for it. */
  readonly figures: Readonly<Record<string, Pick<Figure, 'label' | 'unit'>>>
  /** What is missing on a page, each as the selector looked for and what it stands for; empty when all is there. */
  missing(page: Page): Promise<readonly string[]>
  /** Measures once, on a page that has come to rest; works the same with either script. */
  measure(page: Page): Promise<AgainstFigures>
}

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
