import { invoke, native } from '@tillkit/dom'
import { serverHtml, settle } from '@tillkit/mount'
import { emitLegacy, hasAjaxListeners } from '@tillkit/platform'
import { createLatest, RequestFailed } from '@tillkit/platform/requests'
import { focusBriefly } from '@tillkit/ui/plain'
import { toModuleTop } from '../shared/module/to-module-top.ts'
import { createAhead } from './ahead.ts'
import { anatomy, events } from './anatomy.ts'
import type { ModulePages, PagesShown, PagingHost } from './context.ts'
import { createAsk, pageName } from './pages.api.ts'

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
