import { followSize, listen, parseUrl, type EndableLife, type Life } from '@tillkit/dom'
import { adoptAs, slot } from '@tillkit/mount'
import type { ConsentHost } from '../consent.context.ts'
import type { PageGate } from '../gate/page-gate.ts'
import { boxOf } from './box.ts'
import { drawPlaceholder } from './draw.ts'

/** Below so many pixels a frame is nothing to look at: trackers have such. */
const SMALLEST = 8

/** Puts something to look at in the place of each frame that waits, with a button that lets this one through. */
export function showPlaceholders(host: ConsentHost, gate: PageGate): void {
  const shown = new Map<Element, EndableLife>()
  gate.onParked(host, host.guard(({ node, address }) => {
    if (!(node instanceof HTMLIFrameElement) || shown.has(node)) return
    const life = host.branch()
    shown.set(node, life)
    whenSeen(life, node, () => replace(host, life, { frame: node, address, allow: () => void gate.allowOnce(node) }))
  }))
  gate.onReleased(host, host.guard(({ parked: { node } }) => {
    if (!node) return
    shown.get(node)?.end()
    shown.delete(node)
  }))
}

/** Waits until a frame has a box: one in a closed tab has none yet. */
function whenSeen(life: Life, frame: Element, run: () => void): void {
  const waiting = life.branch()
  followSize(waiting, { of: [frame] }, () => {
    const { width, height } = frame.getBoundingClientRect()
    if (width < SMALLEST || height < SMALLEST) return
    waiting.end()
    run()
  })
}

/** What a placeholder stands for. */
interface Waiting {
  readonly frame: HTMLIFrameElement
  readonly address: string
  allow(): void
}

function replace(host: ConsentHost, life: Life, { frame, address, allow }: Waiting): void {
  const placeholder = drawPlaceholder({ host, box: boxOf(frame), name: frame.title, source: hostOf(address) })
  slot(life, { position: 'before', anchor: frame }).append(placeholder.element)
  adoptAs(life, frame, { shown: false })
  listen(life, placeholder.button, 'click', () => {
    const hasFocus = placeholder.element.contains(document.activeElement)
    allow()
    if (hasFocus) frame.focus({ preventScroll: true })
  })
}

/** Whom a visitor lets in. */
function hostOf(address: string): string {
  return parseUrl(address, document.baseURI)?.hostname.replace(/^www\./, '') ?? address
}
