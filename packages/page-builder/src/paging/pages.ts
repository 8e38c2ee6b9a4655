import { type Host, serverHtml, settle } from '@tillkit/mount'
import { invoke, native } from '@tillkit/dom'
import { emitLegacy, hasAjaxListeners } from '@tillkit/platform'
import { createLatest, RequestFailed } from '@tillkit/platform/requests'
import { focusBriefly } from '@tillkit/ui/plain'
import { toModuleTop } from '../shared/module/to-module-top.ts'
import type { messages } from './paging.messages.ts'
import { anatomy, events } from './anatomy.ts'
import { createAsk, pageName, type AskPage } from './pages.api.ts'

/** Pages of posts that are mounted. */
export type PagingHost = Host<null, undefined, typeof messages>

/** The pages of a module's posts. */
export interface ModulePages {
  /** Shows a page in the place of the one that shows. Of several the last counts. */
  readonly show: (href: string) => Promise<void>
  /** Fetches a page that will probably be wanted. */
  readonly fetchAhead: (href: string) => void
}

/** How the module shows what becomes of its pages. */
interface PagesShown {
  /** Shows whether a page is on its way. */
  readonly setBusy: (isBusy: boolean) => void
  /** Says that a page could not be had, with its link. */
  readonly fail: (href: string) => void
}

/** How many pages are kept as they were left. */
const ROOM = 20

/** Makes the pages of a host, of which the one that the server printed shows. */
export function createPages(host: PagingHost, { setBusy, fail }: PagesShown): ModulePages {
  const { element } = host
  const latest = createLatest()
  const region = serverHtml(host, element)
  const ahead = createAhead(createAsk(element), host.signal)
  const kept = createKept(element)
  host.onEnd(latest.cancel)
  const arrive = () => {
    setBusy(false)
    const module = invoke(element, 'closest', anatomy.module)
    if (!(module instanceof HTMLElement)) return
    focusBriefly(host, module)
    toModuleTop(host, module)
  }
  const load = async (href: string) => {
    const posts = await latest.run((signal) => ahead.takeFetched(href, signal))
    if (posts === undefined || host.signal.aborted) return
    kept.leaveFor(href)
    region.replace(posts)
    arrive()
    emitLegacy(document.body, events.loaded)
  }
  return {
    async show(href) {
      try {
        const nodes = kept.get(href)
        if (!nodes && !kept.isShown(href)) return await load(href)
        latest.cancel()
        if (nodes) {
          kept.leaveFor(href)
          invoke(element, 'replaceChildren', ...nodes)
          settle()
        }
        arrive()
      } catch (cause) {
        if (host.signal.aborted) return
        fail(href)
        if (!(cause instanceof RequestFailed)) throw cause
      }
    },
    fetchAhead(href) {
      if (!hasAjaxListeners() && !kept.isShown(href) && !kept.get(href)) ahead.fetch(href)
    },
  }
}

/** Keeps pages as they are left, for when somebody comes back to them. */
function createKept(element: Element) {
  const pages = new Map<string, readonly ChildNode[]>()
  let shown = pageName(location.href)
  return {
    isShown: (href: string) => pageName(href) === shown,
    get: (href: string) => (pageName(href) === shown ? undefined : pages.get(pageName(href))),
    leaveFor(href: string) {
      pages.delete(shown)
      pages.set(shown, [...native(element, 'childNodes')])
      const [oldest] = pages.keys()
      if (pages.size > ROOM && oldest !== undefined) pages.delete(oldest)
      shown = pageName(href)
    },
  }
}

/** How long a page that was fetched ahead is as good as asked for now, in ms. */
const LIFE = 30_000

/** Pages that are fetched before they are wanted: one at a time. */
interface Ahead {
  readonly fetch: (href: string) => void
  /** The posts of a page: those that were fetched, or are on their way, or asked for now. */
  readonly takeFetched: AskPage
}

/** Creates it with nothing fetched. @param ended ends what is fetched ahead */
function createAhead(ask: AskPage, ended: AbortSignal): Ahead {
  let last: { readonly name: string; readonly at: number; readonly posts: Promise<string> } | undefined
  const isFor = (href: string) => last?.name === pageName(href) && Date.now() - last.at < LIFE
  const begin = (href: string, signal: AbortSignal) => {
    const mine = (last = { name: pageName(href), at: Date.now(), posts: ask(href, signal) })
    // One that failed is none.
    mine.posts.catch(() => forget(mine))
    return mine
  }
  const forget = (mine: typeof last) => {
    if (last === mine) last = undefined
  }
  return {
    fetch(href) {
      if (!isFor(href)) begin(href, ended)
    },
    // Known until it has come: nobody asks for it ahead meanwhile.
    async takeFetched(href, signal) {
      const fetched = isFor(href) ? last : undefined
      const mine = fetched ?? begin(href, signal)
      try {
        return await (fetched ? mine.posts.catch(() => ask(href, signal)) : mine.posts)
      } finally {
        forget(mine)
      }
    },
  }
}
