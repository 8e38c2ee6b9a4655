import { familyOf, problemOf, refuseSecondCopy, report } from '@tillkit/mount'
import { CONFIG_ID, helpOn } from '@tillkit/platform'
import { OPTIONS } from 'virtual:tillkit-options'

/** For files that did not come. */
export const ADVICE = 'Check that all files of this version stand beside tillkit.js.'

/** A unit whose code is given up for this page view. */
interface GivenUp {
  /** Why its code cannot be loaded; absent where it is late. */
  readonly cause?: unknown
  /** After how long it was late, in ms; absent where its code cannot be loaded. */
  readonly after?: number | undefined
  /** Whether the shop's own script does its work now. */
  readonly isReplaced: boolean
}

/**
 * What the script tag has to say where something is wrong, in words. They are a file of their own, `problem-messages.js`, that stands on
 * nothing else of ours: pages on which all is well do without. Each begins with the unit that it is about.
 */
export interface ProblemMessages {
  failed(unit: string, cause: unknown): void
  gaveUp(unit: string, given: GivenUp): void
  second(unit: string, version: string): void
  /** What is mistyped in the settings of a unit that does not run on this page, and so reads none itself. */
  settings(unit: string, given: Readonly<Record<string, unknown>>): void
  unknown(unit: string, names: { readonly unknown: readonly string[]; readonly known: readonly string[] }): void
}

export const problemMessages: ProblemMessages = {
  failed(unit, cause) {
    report(problemOf(unit, null, cause))
  },
  gaveUp(unit, { cause, after, isReplaced }) {
    const what = after === undefined ? 'could not be loaded' : `was not complete after ${after / 1000} s`
    const outcome = isReplaced ? "the shop's own script was started instead" : "the server's page stays as it is"
    report({ ...problemOf(unit, null, cause), message: `its code (${unit}.js) ${what}; ${outcome}.`, advice: ADVICE, help: 'unit-missing' })
  },
  second(_unit, version) {
    refuseSecondCopy(__TILLKIT_VERSION__, version)
  },
  settings(unit, given) {
    const units = Object.keys(OPTIONS)
    const fault = (path: string, message: string) =>
      report({ unit: 'tillkit', element: document.getElementById(CONFIG_ID), field: `#${CONFIG_ID}: units.${path}`, message, help: 'setting' })
    if (!units.includes(familyOf(unit))) return fault(unit, `is no unit. There is ${units.join(', ')}`)
    const known = Object.hasOwn(OPTIONS, unit) ? (OPTIONS[unit] ?? []) : []
    for (const name of Object.keys(given)) {
      if (!known.includes(name)) fault(`${unit}.${name}`, `is no option. There is ${known.join(', ') || 'none'}`)
    }
  },
  unknown(_unit, { unknown, known }) {
    console.warn(`[tillkit] Our tag: this version has no ${unknown.join(', ')}. It has ${known.join(', ')}. ${helpOn('unknown-unit')}`)
  },
}
