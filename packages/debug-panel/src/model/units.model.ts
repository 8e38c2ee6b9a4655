import type { HostState, When } from '@tillkit/mount'
import type { ProblemWords } from './entry.model.ts'
import type { TreeNode } from './tree.model.ts'

/** How a unit stands on this page. `absent`: nothing on the page matches, or it lacks what the unit stands on. */
export type UnitStatus = 'working' | 'waiting' | 'failed' | 'refused' | 'absent' | 'excluded' | 'stopped' | 'off'

/** One thing that we write on a node, against what the server wrote. */
interface WrittenView {
  readonly name: string
  readonly ours: string
  readonly base: string
  readonly isOverwritten: boolean
}

/** A node that a unit has taken hold of. */
export interface NodeView {
  readonly id: number
  readonly node: WeakRef<Element>
  readonly name: string
  readonly bridge: 'adopt' | 'slot' | 'server-html'
  readonly written: readonly WrittenView[]
}

/** One element of a unit. */
export interface HostView {
  readonly id: number
  readonly element: WeakRef<Element>
  readonly name: string
  readonly state: HostState
  readonly advice: readonly string[]
  readonly problems: readonly ProblemWords[]
  /** Reads what is inside of it: only where somebody looks, because a page may have hundreds. */
  readonly inside: () => HostInside
}

/** What an element was configured with, and has taken hold of. */
export interface HostInside {
  readonly config?: TreeNode | undefined
  readonly nodes: readonly NodeView[]
}

/** Something that a unit does, and how it stands: `test 12`, `shows variation 7`. */
export interface WorkView {
  readonly name: string
  readonly stands: string
}

/** One unit of this version. */
export interface UnitView {
  readonly name: string
  readonly selector: string
  readonly status: UnitStatus
  /** What it stands on, where the page has none of that. */
  readonly lacks: readonly string[]
  /** How many elements of the page match, whether or not the unit runs. */
  readonly matching: number
  readonly hosts: readonly HostView[]
  /** Faults of the unit as a whole. */
  readonly problems: readonly ProblemWords[]
  readonly advice: readonly string[]
  /** What it says of its work, in the order in which it began; nothing once it has stopped. */
  readonly work: readonly WorkView[]
}

/** What the advice for a unit goes by. */
export interface UnitFacts {
  readonly name: string
  readonly off: 'address' | 'browser' | undefined
  readonly isExcluded: boolean
  readonly isStopped: boolean
  /** Its code could not be loaded. */
  readonly isMissing: boolean
  readonly states: readonly HostState[]
  /** It was late, and the shop's own script was started instead: its report says what to do. */
  readonly isGivenUp: boolean
  /** What it stands on, where the page has none of that. */
  readonly lacks: readonly string[]
  /** Its legacy scripts that are live, as they can be found in the page's source. */
  readonly liveScripts: readonly string[]
  readonly nearMisses: readonly string[]
}

/** How a unit stands: what it is kept from counts first, then the worst of its elements. */
export function statusOf({ off, isExcluded, isStopped, isMissing, states, lacks, liveScripts }: UnitFacts): UnitStatus {
  if (off) return 'off'
  if (isExcluded) return 'excluded'
  if (lacks.length > 0) return 'absent'
  if (isStopped) return 'stopped'
  if (isMissing) return 'failed'
  if (states.length === 0) return liveScripts.length > 0 ? 'refused' : 'absent'
  const order = ['failed', 'refused', 'waiting'] as const
  return order.find((state) => states.includes(state)) ?? 'working'
}

/** Those that have something to do on the page first; else in the order of the build. */
export function inOrder(units: readonly UnitView[]): UnitView[] {
  const isAbsent = ({ status }: UnitView) => status === 'absent'
  return [...units.filter((unit) => !isAbsent(unit)), ...units.filter(isAbsent)]
}

/** What a theme developer can do about a unit, a sentence each; nothing where all is well. */
export function unitAdvice(facts: UnitFacts): string[] {
  const { name, liveScripts, nearMisses } = facts
  switch (statusOf(facts)) {
    case 'off':
      return []
    case 'excluded':
      return [`data-units on our script tag leaves it out. Add "${name}" there, or take the attribute away to run all units.`]
    case 'stopped':
      return ["It was stopped, and the server's HTML is back. It starts again when the page is loaded again."]
    case 'absent':
      return [...nearMisses]
    case 'refused':
      if (facts.isGivenUp) return []
      return [
        `The shop's own script does this work: ${liveScripts.join(', ') || 'it was found on the page'}. Both would do everything twice.`,
        'Take that script out as the README says under "Replacing the shop\'s own script", or put ' +
          `data-force="${name}" on our script tag to try both together.`,
      ]
    case 'failed':
    case 'waiting':
    case 'working':
      return []
  }
}

/** What brings a unit's code: its moment, or `triggers`, which its manifest names in place of that. */
export type Awaited = When | 'triggers'

/** What an element waits for. */
export function hostAdvice(state: HostState, awaited: Awaited, code: 'none' | 'asked' | 'missing' | 'there'): string[] {
  if (state === 'refused') return ["The shop's own script serves it."]
  if (state === 'failed' && code === 'missing') return ['Its code could not be loaded: the page stays as the server printed it.']
  if (state !== 'waiting') return []
  if (code === 'there') return ['Its code is here; a part that it needs is on the way.']
  if (code === 'asked') return ['Its moment has come; its code is on the way.']
  return [MOMENTS[awaited]]
}

const MOMENTS: Readonly<Record<Awaited, string>> = {
  now: 'It starts as soon as its code is here.',
  idle: "It waits for the browser's first idle moment, one second at most, or for the first touch of the page.",
  visible: 'It waits until it is scrolled into view.',
  interaction: 'It waits for the first touch: a pointer over it, a key, a tap or focus.',
  triggers: 'Its code is not needed yet. It comes with the first touch of something that it answers, or with something on the page that needs it at once.',
}

/** The states in words, with how each is marked. */
export const STATUS: Readonly<Record<UnitStatus | HostState, { readonly words: string; readonly mark: 'good' | 'bad' | 'wait' | 'off' }>> = {
  working: { words: 'mounted', mark: 'good' },
  mounted: { words: 'mounted', mark: 'good' },
  waiting: { words: 'waiting', mark: 'wait' },
  failed: { words: 'failed', mark: 'bad' },
  refused: { words: 'stays off', mark: 'wait' },
  absent: { words: 'not on this page', mark: 'off' },
  excluded: { words: 'left out', mark: 'off' },
  stopped: { words: 'stopped', mark: 'off' },
  off: { words: 'switched off', mark: 'off' },
}

/** The elements of all units, counted by state: `2 mounted, 1 failed`. */
export function countStates(units: readonly UnitView[]): { readonly state: HostState; readonly count: number }[] {
  const states = units.flatMap(({ hosts }) => hosts.map(({ state }) => state))
  const order = ['mounted', 'failed', 'refused', 'waiting'] as const
  return order.map((state) => ({ state, count: states.filter((one) => one === state).length })).filter(({ count }) => count > 0)
}
