import { createLife, type EndableLife } from '@tillkit/dom'
import { adopt, report } from '@tillkit/mount'

/** Room that is kept by a property of the page's root. */
export interface ScrollRoom {
  /** Asks for so much, in px, or for none any more. */
  ask(who: Element, height: number | undefined): void
  /** How much one has asked for. */
  asked(who: Element): number
}

/** One for each property: what lies at an edge shares it. */
const rooms = new Map<string, ScrollRoom>()

/** Room kept by a property of the page's root. Of several who ask, which lie over each other, the highest counts. */
export function scrollRoom(property: string): ScrollRoom {
  const known = rooms.get(property) ?? roomIn(property)
  rooms.set(property, known)
  return known
}

/** A property of the page's root, which is what the page has made of it when nobody asks for it any more. */
function roomIn(property: string): ScrollRoom {
  const asked = new Map<Element, number>()
  let life: EndableLife | undefined
  let show: () => void = () => undefined
  return {
    asked: (who) => asked.get(who) ?? 0,
    ask(who, height) {
      if (asked.get(who) === height) return
      if (height === undefined) asked.delete(who)
      else asked.set(who, height)
      if (asked.size === 0) life?.end()
      else if (life && !life.signal.aborted) show()
      else {
        life = createLife((cause) => report({ unit: 'tillkit', element: null, message: String(cause), cause }))
        show = keep(life, property, asked)
      }
    },
  }
}

/** @returns shows what is asked for now */
function keep(life: EndableLife, property: string, asked: ReadonlyMap<Element, number>): () => void {
  const root = document.documentElement
  // What the page leaves free already is not made less.
  const least = parseFloat(getComputedStyle(root).getPropertyValue(property)) || 0
  let listen: () => void = () => undefined
  const source = {
    getState: () => Math.max(least, ...asked.values()),
    subscribe(listener: () => void) {
      listen = listener
      return () => undefined
    },
  }
  adopt(life, root, source, (height) => ({ style: { [property]: `${String(height)}px` } }))
  return () => listen()
}
