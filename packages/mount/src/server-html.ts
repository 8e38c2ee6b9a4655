import { noteHold } from './holds.ts'
import type { Life } from './life.ts'
import { settle } from './observe.ts'
import { liveScript, parseFragment } from './trusted.ts'

/** A region of the page that the server sends again. */
export interface Region {
  /** Replaces what the region holds, as jQuery does: the HTML's scripts run in order. Bound before this returns. */
  replace(html: string): void
}

/**
 * Takes charge of a region of the server's. At the end of the life its first nodes are put back, unless somebody
 * else has filled the region since.
 */
export function serverHtml(life: Life, element: Element): Region {
  noteHold({ bridge: 'server-html', node: element, life })
  let first: ChildNode[] | undefined
  let sent: ChildNode[] = []
  life.onEnd(() => {
    if (first && sameNodes(sent, [...element.childNodes])) element.replaceChildren(...first)
  })
  return {
    replace(html) {
      const now = [...element.childNodes]
      // What a third party put there in between is what we give back later.
      if (!first || !sameNodes(sent, now)) first = now
      const fragment = parseFragment(html)
      const scripts = [...fragment.querySelectorAll('script')]
      element.replaceChildren(fragment)
      sent = [...element.childNodes]
      for (const script of scripts) script.replaceWith(liveScript(script))
      sent = [...element.childNodes]
      settle()
    },
  }
}

function sameNodes(one: readonly ChildNode[], other: readonly ChildNode[]): boolean {
  return one.length === other.length && one.every((node, index) => node === other[index])
}
