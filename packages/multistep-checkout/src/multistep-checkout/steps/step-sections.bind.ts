import { invoke, type Life, native } from '@tillkit/dom'
import { adopt, adoptAs, onBatch } from '@tillkit/mount'
import { fingerprintOf, hasFields } from './step-fields.ts'
import { positionOf, type StepsHost } from '../host.ts'
import { usable } from './steps.model.ts'
import { findFirst } from './selectors.ts'
import { withStep } from './steps.state.ts'

/** The parts of the page that the steps show. */
export interface Sections {
  /** The part of a step. */
  of(hash: string): HTMLElement | undefined
  /** The step in whose part an element stands. */
  stepWith(element: Element): string | undefined
  /** What is entered in a step's part, by a fingerprint; `undefined` where there is nothing to enter. */
  fieldsOf(hash: string): string | undefined
}

/** Whether a part is on the page still. */
const isThere = (section: Element): boolean => native(section, 'isConnected')

/** How a part that is not to be seen stands on the page: its fields stay in the form. */
const AWAY = { style: { display: 'none' }, attributes: { inert: '' } } as const

/**
 * Finds the part of each step, shows the one whose turn it is and hides the others. A step without a part, or with that of another step, is
 * none. What is replaced is found anew.
 */
export function bindSections(host: StepsHost): Sections {
  const { config, store } = host
  let found = new Map<string, HTMLElement>()
  let bound = host.branch()
  const look = () => {
    const next = usable(config.steps, ({ selector }) => findFirst(selector))
    const parts = new Map([...next].map(([{ hash }, section]) => [hash, section]))
    if (isSame(found, parts)) return
    bound.end()
    bound = host.branch()
    found = parts
    store.setState((state) => {
      const steps = [...next.keys()].map(({ hash, label }) => ({ hash, label }))
      return withStep({ ...state, steps }, parts.has(state.current) ? state.current : (steps[0]?.hash ?? ''))
    })
    for (const [hash, section] of found) bindSection(bound, host, { hash, section })
    hideConditional(bound, config.hidden, [...found.values()])
  }
  look()
  onBatch(host, (added) => {
    const isMissing = added.length > 0 && found.size < config.steps.length
    if (isMissing || [...found.values()].some((section) => !isThere(section))) look()
  })
  return {
    of: (hash) => found.get(hash),
    stepWith: (element) => [...found].find(([, section]) => invoke(section, 'contains', element))?.[0],
    fieldsOf(hash) {
      const section = found.get(hash)
      return section && hasFields(section) ? fingerprintOf(section) : undefined
    },
  }
}

function isSame(one: ReadonlyMap<string, Element>, other: ReadonlyMap<string, Element>): boolean {
  return one.size > 0 && one.size === other.size && [...one].every(([hash, section]) => other.get(hash) === section)
}

interface Part {
  readonly hash: string
  readonly section: HTMLElement
}

function bindSection(life: Life, host: StepsHost, { hash, section }: Part): void {
  // A part that says itself what it is keeps its word.
  const isNamed = section.hasAttribute('role') || section.hasAttribute('aria-label')
  adopt(life, section, host.store, ({ current, isChecking }) => {
    if (current !== hash) return AWAY
    const name = isNamed ? {} : { role: 'group', 'aria-label': positionOf(host, hash) }
    return { attributes: { ...name, ...(isChecking ? { 'aria-busy': 'true' } : {}) } }
  })
}

/** Parts of steps that a condition has taken out of the list; never one that a step of the list shows. */
function hideConditional(life: Life, selectors: readonly string[], shown: readonly Element[]): void {
  for (const selector of selectors) {
    const section = findFirst(selector)
    if (section && !shown.includes(section)) adoptAs(life, section, AWAY)
  }
}
