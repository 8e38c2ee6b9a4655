import { invoke, native, type EndableLife, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { AROUND, classes, events, LAYER, LAYERS, PLACEHOLDER_ID, TAKEN } from './anatomy.ts'
import type { Flow } from './measure.ts'
import type { Lines, Place } from './sticky.model.ts'

/** What shows where an element is. */
export interface Sticking {
  /** Shows it at a place. Writes and never reads: the page may be in the middle of being scrolled. */
  show(place: Place, flow: Flow, lines: Lines): void
  /** Puts it back into its place without a word: it is to be measured there. */
  release(): void
  /** What keeps its place while it is stuck. */
  placeholder(): HTMLElement | undefined
}

/** Has an element stick. Other scripts are told when it does, and when it is back. */
export function createSticking(life: Life, element: HTMLElement, id: string): Sticking {
  let stuck: EndableLife | undefined
  let stuckLife: EndableLife | undefined
  let placeholder: HTMLElement | undefined
  /** As which it was told. */
  let announced: 'top' | 'bottom' | undefined
  let shown = ''
  const dispatch = (type: string) => window.dispatchEvent(new CustomEvent(type, { detail: { stickyId: id } }))
  const release = () => {
    stuck?.end()
    stuck = stuckLife = placeholder = undefined
    shown = ''
  }
  const done = () => {
    const was = announced
    announced = undefined
    if (was) dispatch(events.end)
  }
  life.onEnd(() => {
    release()
    done()
  })
  return {
    release,
    placeholder: () => placeholder,
    show(place, flow, lines) {
      if (place.at === 'rest') {
        release()
        return done()
      }
      if (!stuck || announced !== place.at) {
        release()
        stuck = life.branch()
        placeholder = enter(stuck, element, { id, end: place.at, flow })
      }
      const style = geometryOf(place, flow, lines)
      const next = Object.values(style).join()
      // Most of the page's scrolling changes nothing.
      if (next === shown) return
      shown = next
      const before = stuckLife
      stuckLife = stuck.branch()
      adoptAs(stuckLife, element, { style })
      before?.end()
      if (announced === place.at) return
      done()
      announced = place.at
      dispatch(events.start)
    },
  }
}

/** Fixed to the window, or where the page carries it from its limit on. */
function geometryOf(place: Exclude<Place, { at: 'rest' }>, { box, origin }: Flow, lines: Lines): Record<string, string> {
  const px = (value: number) => `${String(value)}px`
  const { left, width } = box
  if (place.limit !== undefined) return { position: 'absolute', top: px(place.limit - origin.top), bottom: 'auto', left: px(left - origin.left), width: px(width) }
  const [end, other] = place.at === 'top' ? ['top', 'bottom'] : ['bottom', 'top']
  return { position: 'fixed', [end]: px(lines[place.at]), [other]: 'auto', left: px(left - scrollX), width: px(width) }
}

/** What holds for as long as it is stuck at one end. @returns what keeps its place */
function enter(life: Life, element: HTMLElement, { id, end, flow }: { readonly id: string; readonly end: 'top' | 'bottom'; readonly flow: Flow }): HTMLElement {
  const [, layer] = LAYERS.find(([part]) => invoke(element, 'closest', part)) ?? ['', LAYER]
  adoptAs(life, element, {
    classes: { [classes.stuck]: true, [classes.at(end)]: true, ...(flow.hasTransform && { [classes.hasTransform]: true }) },
    style: { margin: '0', right: 'auto', 'box-sizing': 'border-box', 'z-index': String(layer), ...(!flow.isGentle && { transition: 'none' }) },
  })
  for (let box = native(element, 'parentElement'); box; box = native(box, 'parentElement')) {
    if (invoke(box, 'matches', AROUND)) adoptAs(life, box, { classes: { [classes.around]: true } })
  }
  const placeholder = placeholderOf(element, id, flow)
  placeholders.add(placeholder)
  invoke(element, 'after', placeholder)
  life.onEnd(() => placeholder.remove())
  return placeholder
}

/** An empty box of the element's size in its place. It has no ids, fields or pictures of the element's, and none of its module's names. */
function placeholderOf(element: HTMLElement, id: string, { pinned }: Flow): HTMLElement {
  const box = invoke(element, 'cloneNode', false) as HTMLElement
  for (const { name } of [...box.attributes]) box.removeAttribute(name)
  box.className = classes.placeholder
  box.setAttribute(PLACEHOLDER_ID, id)
  box.setAttribute('aria-hidden', 'true')
  box.inert = true
  for (const [name, value] of Object.entries(pinned)) box.style.setProperty(name, value)
  box.style.setProperty('visibility', 'hidden')
  return box
}

/** Boxes that keep places, as long as they do. */
const placeholders = new WeakSet<Element>()

/** What of an element's style holds it where it sticks. */
const HELD = ['position', 'top', 'right', 'bottom', 'left', 'width', 'margin', 'box-sizing', 'z-index', 'transition']

/**
 * What a copy has of the element that it was made of while that was stuck: as printed, it would stay over the page for good, and so would
 * the room beside it that the other's place was kept by.
 */
export function dropCopied(element: HTMLElement): void {
  if (!invoke(element, 'hasAttribute', TAKEN)) return
  invoke(element, 'removeAttribute', TAKEN)
  const names = native(element, 'classList')
  if (!names.contains(classes.stuck)) return
  names.remove(classes.stuck, classes.at('top'), classes.at('bottom'), classes.hasTransform)
  for (const property of HELD) native(element, 'style').removeProperty(property)
  const next = native(element, 'nextElementSibling')
  if (next && invoke(next, 'matches', `.${classes.placeholder}`) && !placeholders.has(next)) next.remove()
}
