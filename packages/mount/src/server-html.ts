import { type EndableLife, invoke, type Life, parseFragment, runScripts } from '@tillkit/dom'
import { contentOf, sameNodes } from './content-aspect.ts'
import { noteHold } from './holds.ts'
import { settle } from './observe.ts'

/** A region of the page that the server sends again. */
export interface Region {
  /**
   * Replaces what the region holds, as jQuery does: the HTML's scripts run in order. Bound before this returns.
   * @returns the life of this content, which ends with the next `replace` or with the region's: for what is read from
   *   it and bound to it, such as a payment form inside of a checkout that stays
   */
  replace(html: string): Life
}

/** How a region is kept. */
export interface RegionOptions {
  /**
   * Whether the nodes that stood there first are put back at the end, unless somebody else has filled the region since.
   * Default false: the server's last answer is what the server wrote last, and stays.
   */
  readonly restore?: boolean
}

/** Takes charge of a region of the server's. Slots in it are nobody's content: they are put back into what comes. */
export function serverHtml(life: Life, element: Element, { restore = false }: RegionOptions = {}): Region {
  noteHold({ bridge: 'server-html', node: element, life })
  let first: readonly ChildNode[] | undefined
  let sent: readonly ChildNode[] = []
  let current: EndableLife | undefined
  const isOurs = () => sameNodes(sent, contentOf(element))
  if (restore) {
    life.onEnd(() => {
      if (first && isOurs()) invoke(element, 'replaceChildren', ...first)
    })
  }
  /** Changes the region and takes what comes of it for the server's, unless it was somebody else's before. */
  const change = (work: () => void) => {
    const were = isOurs()
    work()
    if (were) sent = contentOf(element)
  }
  return {
    replace(html) {
      if (life.signal.aborted) return life
      current?.end()
      current = life.branch()
      const now = contentOf(element)
      // What a third party put there in between is what we give back later.
      if (!first || !sameNodes(sent, now)) first = now
      const fragment = parseFragment(html)
      const scripts = [...fragment.querySelectorAll('script')]
      invoke(element, 'replaceChildren', fragment)
      sent = contentOf(element)
      runScripts(current, scripts, (dead, live) => change(() => dead.replaceWith(live)))
      settle()
      return current
    },
  }
}
