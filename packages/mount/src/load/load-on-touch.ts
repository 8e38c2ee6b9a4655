import type { Life } from '@tillkit/dom'
import type { Claim, ClaimKeeper } from '../touch/claims.ts'
import { touchHelp } from '../touch/touch-help.ts'
import { pageInstance } from '../page/instance.ts'
import { loadModule, isLoaded } from './load-module.ts'
import type { Problem } from '../life/problem.ts'
import { nextTask } from '../life/run-in-tasks.ts'
import { onIntent, whenReady } from '../life/when-ready.ts'

/** Code that a host needs once somebody touches it. */
export interface TouchedCode<Module> {
  /** Touches that are held until the code is there. */
  readonly claims: readonly Claim[]
  /** Selects what else leads to it: who comes near that will need the code next. */
  readonly near?: string
  /** Declared once, outside of the binding: hosts that wait for the same code get it together. */
  readonly load: () => Promise<Module>
  readonly use: (module: Module) => void
}

/** Whoever waits. */
interface Touched {
  readonly element: Element
  readonly report: (problem: Omit<Problem, 'unit' | 'element'>) => void
}

/** The hosts that wait for the same code, whose touches are held together. */
interface Waiting {
  readonly members: Set<() => Promise<void>>
  readonly keeper: ClaimKeeper
}

const groups = new Map<() => Promise<unknown>, Waiting>()

/**
 * Binds with code that comes when a pointer, the focus or a key comes to the host's element, or near it. What is claimed is held
 * meanwhile, and replayed once. The code comes at once where it is known already, or where no script tag is there to hold.
 * @returns brings it now: a promise until it is there, or could not be had, and undefined from when it is there
 */
export function loadOnTouch<Module>(host: Touched, life: Life, { claims, near, load, use }: TouchedCode<Module>): () => Promise<void> | undefined {
  let coming: Promise<void> | undefined
  let isThere = false
  const loadNow = async () => {
    // To begin an import takes some ms, and the present task may be the shopper's click, which shows first.
    if (!isLoaded(load)) await new Promise<void>(nextTask)
    await loadModule(life, load, { use, report: host.report })
    isThere = isLoaded(load)
    // What could not be had is asked for again the next time.
    if (!isThere) coming = undefined
  }
  const loadMine = () => (coming ??= loadNow())
  const queueTouches = pageInstance()?.loader?.queueTouches
  if (!queueTouches || isLoaded(load)) void loadMine()
  else {
    const group = groups.get(load) ?? open(load, queueTouches(claims, () => loadGroup(load)))
    group.keeper.handOver(touchHelp(life))
    group.members.add(loadMine)
    life.onEnd(() => leave(load, group, loadMine))
    whenReady('interaction', host.element, life, () => loadGroup(load))
    if (near) onIntent(life, near, () => loadGroup(load))
  }
  return () => {
    if (isThere) return undefined
    loadGroup(load)
    return loadMine()
  }
}

function open(load: () => Promise<unknown>, keeper: ClaimKeeper): Waiting {
  const group = { members: new Set<() => Promise<void>>(), keeper }
  groups.set(load, group)
  return group
}

function leave(load: () => Promise<unknown>, group: Waiting, loadMine: () => Promise<void>): void {
  group.members.delete(loadMine)
  if (group.members.size > 0 || groups.get(load) !== group) return
  groups.delete(load)
  group.keeper.release()
}

/** Brings the code for all that wait for it, and lets go of what was held for it. */
function loadGroup(load: () => Promise<unknown>): void {
  const group = groups.get(load)
  if (!group) return
  groups.delete(load)
  void Promise.all([...group.members].map((loadMember) => loadMember())).then(() => group.keeper.release())
}
