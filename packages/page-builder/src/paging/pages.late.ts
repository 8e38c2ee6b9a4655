import { invoke, native } from '@tillkit/dom'
import { serverHtml, settle } from '@tillkit/mount'
import { emitLegacy } from '@tillkit/platform'
import { createLatest, RequestFailed } from '@tillkit/platform/requests'
import { createFailureLines, focusBriefly } from '@tillkit/ui/plain'
import { toModuleTop } from '../shared/to-module-top.late.ts'
import { createAhead } from './ahead.late.ts'
import { anatomy, events } from './paging.anatomy.ts'
import type { ModulePages, PagingHost } from './context.ts'
import { createAsk, pageName } from './pages.api.late.ts'

/** How many pages are kept as they were left. */
const ROOM = 20

/**
 * Makes the pages of a host, of which the one that the server printed shows.
 * @param setBusy shows whether a page is on its way
 */
export function createPages(host: PagingHost, setBusy: (isBusy: boolean) => void): ModulePages {
  const { element } = host
  const latest = createLatest()
  const region = serverHtml(host, element)
  const failure = createFailure(host)
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
    const posts = await latest.run((signal) => ahead.take(href, signal))
    if (posts === undefined || host.signal.aborted) return
    kept.leaveFor(href)
    region.replace(posts)
    arrive()
    emitLegacy(document.body, events.loaded)
  }
  return {
    async show(href) {
      failure.clear()
      setBusy(true)
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
        setBusy(false)
        if (host.signal.aborted) return
        failure.show(href)
        if (!(cause instanceof RequestFailed)) throw cause
      }
    },
    fetchAhead(href) {
      if (!kept.isShown(href) && !kept.get(href)) ahead.fetch(href)
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

/** Says below the posts that a page could not be had, with its link: the browser opens it as it would have without a script. */
function createFailure(host: PagingHost) {
  const lines = createFailureLines<'page'>(host)
  return {
    clear: () => lines.clear('page'),
    show: (href: string) => lines.show('page', {
      words: host.say('failed'),
      className: 'tillkit-paging-failure',
      role: 'alert',
      place: { position: 'after', anchor: host.element },
      add: (line) => line.append(' ', Object.assign(document.createElement('a'), { href, textContent: host.say('open') })),
    }),
  }
}
