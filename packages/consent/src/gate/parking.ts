import { ASYNC, DECLARES, INERT, OWN_SCRIPT, SOURCE } from './anatomy.ts'
import { native } from './native.ts'
import type { Gate, Parked } from './parked.ts'
import { categoriesOf, declaring } from './refused.ts'

/** Types that browsers run. */
const RUNNING = /^$|^module$|\/.*script$/i

/** What is asked of the gate about a node or a call. */
interface Asked extends Pick<Parked, 'kind' | 'address' | 'node' | 'resume'> {
  /** Whether a frame or picture was printed without its address: it waits for somebody to switch it on in any case. Default false. */
  readonly isInert?: boolean
}

/**
 * Parks what is refused: a script gets a type that browsers pass over, the address of a frame or picture is put aside, a call is kept.
 * @returns whether it waits
 */
export function park(gate: Gate, asked: Asked): boolean {
  const { kind, node, address } = asked
  const isScript = kind === 'script'
  const declared = node?.getAttribute(DECLARES)
  const type = node?.getAttribute('type')
  const isInert = asked.isInert || (isScript && type === INERT)
  const categories = categoriesOf(address, declared)
  if ((node && gate.passes.has(node)) || !(isInert || categories.some(gate.isRefused))) return false
  const isKnown = node && gate.parked.some((one) => one.node === node && one.address === address)
  const isAsync = isInert ? node?.hasAttribute(ASYNC) : (node as HTMLScriptElement | undefined)?.async
  if (isScript) {
    node?.setAttribute('type', INERT)
    if (!declared) node?.setAttribute(DECLARES, declaring(categories))
  } else {
    node?.setAttribute(SOURCE, address)
    node?.removeAttribute('src')
  }
  if (isKnown) return true
  const parked: Parked = { kind, node, address, resume: asked.resume, categories, isListed: !declared, at: performance.now(), isAsync: isAsync ?? false, type: isInert ? undefined : (type ?? null) }
  gate.parked.push(parked)
  gate.heard?.(parked)
  return true
}

/** Parks a node that is about to be on the page, or has just come, and what is inside of it. */
export function lookAt(gate: Gate, root: Node): void {
  if (root instanceof Element) lookAtElement(gate, root)
  // Fields of a form may hide what it has under their names.
  const { prototype } = root instanceof Element ? Element : DocumentFragment
  if (native(root, 'firstChild')) prototype.querySelectorAll.call(root as Element, 'script,iframe,img').forEach((node) => lookAtElement(gate, node))
}

function lookAtElement(gate: Gate, node: Element): void {
  const kind = native(node, 'localName')
  if (gate.isOpen || (kind !== 'script' && kind !== 'iframe' && kind !== 'img')) return
  const address = node.getAttribute('src') || node.getAttribute(SOURCE) || ''
  const isRunning = RUNNING.test(node.getAttribute('type') ?? '')
  if (kind === 'script' && isRunning && OWN_SCRIPT.test(address)) return standAside(gate, node)
  // What is no script to the browser is none here, unless its author has marked it.
  if (node.hasAttribute(DECLARES) ? isRunning || node.getAttribute('type') === INERT : isRunning && address) park(gate, { kind, node, address, isInert: kind !== 'script' && !node.getAttribute('src') })
}

/**
 * Lets everything pass from now on, and brings back what the gate itself has switched off.
 * @param keeper the script that keeps the gate instead, which has to have run first; none: nothing is to be kept
 */
export function standAside(gate: Gate, keeper?: Element): void {
  gate.isOpen = true
  const restoreAll = () => gate.parked.splice(0).forEach((parked) => parked.type === undefined || restore(gate, parked))
  if (keeper) keeper.addEventListener('load', restoreAll)
  else restoreAll()
}

/** Switches on what was parked, where it stands. A script runs. */
export function restore(gate: Gate, { kind, node, address, type, isListed, resume }: Parked): void {
  if (!node) return resume?.()
  gate.passes.add(node)
  if (isListed) node.removeAttribute(DECLARES)
  if (kind === 'script') {
    if (type) node.setAttribute('type', type)
    else node.removeAttribute('type')
    // The very element that was parsed or made: what it carries, and who holds it, stays. Put in anew, it is looked at again.
    node.after(node)
  } else {
    node.removeAttribute(SOURCE)
    // Somebody may have given it another address meanwhile.
    if (!node.hasAttribute('src')) node.setAttribute('src', address)
  }
}
