import { type EndableLife, fieldsIn, invoke, type Keep, type Life, parseFragment, resetField, runScripts, within } from '@tillkit/dom'
import { contentOf, sameNodes } from './content-aspect.ts'
import { traceAdopted } from './adopted-nodes.ts'
import type { Keys, Morph } from './morph.ts'
import { settle } from '../page/observe.ts'
import { nextTask } from '../life/run-in-tasks.ts'

/** A region of the page that the server sends again. */
export interface Region {
  /**
   * Replaces what the region holds, as jQuery does: the HTML's scripts run in order. Bound before this returns. The same HTML
   * once more is left alone.
   * @param also what is kept over this answer beside what always is, and given back behind it
   * @returns the life of this content, which ends with the next `replace` or with the region's: for what is read from
   *   it and bound to it, such as a payment form inside of a checkout that stays
   */
  replace(html: string, also?: readonly Keep[]): Life
}

/** How a region is kept. */
export interface RegionOptions {
  /**
   * Whether the nodes that stood there first are put back at the end, unless somebody else has filled the region since.
   * Default false: the server's last answer is what the server wrote last, and stays.
   */
  readonly restore?: boolean
  /** What a shopper would miss: focus, what is typed, how far it is scrolled. Given back in this order. Default nothing. */
  readonly keep?: readonly Keep[]
  /**
   * By what the nodes that stand there are known again, and used again: once `ensureMorph` has brought the code for it. Not
   * together with `restore`. Default: they are replaced.
   */
  readonly keys?: Keys
}

type MorphModule = { readonly morphBy: (keys: Keys) => Morph }

let morphBy: MorphModule['morphBy'] | undefined

/** How long an answer that is there waits for it, in ms: a download may stall, and the page's line of changes stands behind it. */
const MORPH_TIMEOUT_MS = 3000
let isStalled = false

/**
 * Brings the code that uses nodes again, to be asked for beside an answer: by then it is there. Where it cannot be had, or not in 3 s,
 * regions are replaced.
 * @param load imports `@tillkit/mount/morph`
 */
export async function ensureMorph(load: () => Promise<MorphModule>): Promise<void> {
  if (morphBy) return
  const coming = loadMorph(load).catch(() => 'failed')
  // What has stalled once may still come, and is waited for by nobody.
  if (!isStalled) isStalled = (await within(MORPH_TIMEOUT_MS, coming)) === undefined
}

async function loadMorph(load: () => Promise<MorphModule>): Promise<'loaded'> {
  // To begin an import takes some ms. The present task is the shopper's click, which shows first.
  await new Promise<void>(nextTask)
  ;({ morphBy } = await load())
  return 'loaded'
}

/** Takes charge of a region of the server's. Slots in it are nobody's content: they are put back into what comes. */
export function serverHtml(life: Life, element: Element, { restore = false, keep = [], keys }: RegionOptions = {}): Region {
  traceAdopted({ bridge: 'server-html', node: element, life })
  let first: readonly ChildNode[] | undefined
  let sent: readonly ChildNode[] = []
  let current: EndableLife | undefined
  let last: string | undefined
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
  /** Puts HTML into the region. @returns its scripts, which have not run */
  const put = (html: string, morph: Morph | undefined): readonly HTMLScriptElement[] => {
    try {
      const scripts = morph?.(element, parseFragment(html))
      if (scripts) return scripts
    } catch (cause) {
      life.guard(() => Promise.reject(cause as Error))()
    }
    const fragment = parseFragment(html)
    const scripts = [...fragment.querySelectorAll('script')]
    invoke(element, 'replaceChildren', fragment)
    return scripts
  }
  return {
    replace(html, also = []) {
      if (life.signal.aborted) return life
      current?.end()
      current = life.branch()
      const now = contentOf(element)
      const isSame = html === last && sameNodes(sent, now)
      last = html
      if (isSame) {
        // What was sent has been answered, with the same as before.
        const { isKept } = keys ?? {}
        if (isKept) for (const field of fieldsIn(element)) if (!isKept(field)) resetField(field)
        return current
      }
      // What a third party put there in between is what we give back later.
      if (!first || !sameNodes(sent, now)) first = now
      const give = [...keep, ...also].map((each) => each(element))
      const scripts = put(html, keys && morphBy?.(keys))
      sent = contentOf(element)
      runScripts(current, scripts, (dead, live) => change(() => dead.replaceWith(live)))
      settle()
      for (const back of give) life.guard(back)()
      return current
    },
  }
}

/** Keeps how far the elements that a selector finds are scrolled. */
export function keepScroll(selector: string): Keep {
  return (region) => {
    const all = () => [...invoke(region, 'querySelectorAll', selector)]
    const before = all().map(({ scrollTop, scrollLeft }) => ({ scrollTop, scrollLeft }))
    return () => all().forEach((element, index) => Object.assign(element, before[index]))
  }
}
