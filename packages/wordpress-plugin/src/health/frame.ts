import { ERROR_EVENT, INSTANCE, type HostInfo, type Problem } from '@tillkit/mount'
import { isLiveScript, legacyScriptOf } from '@tillkit/platform'
import type { Seen } from './findings.ts'
import type { LoadedFile } from './weight.ts'

/** How long a page may take. */
const LIMIT = 30_000

/** How long nothing may change before a page counts as settled: units wait for idle moments. */
const CALM = 1_000

/** What came of opening a page. */
export type Opened = { readonly kind: 'seen'; readonly seen: Seen; readonly files: readonly LoadedFile[] } | { readonly kind: 'elsewhere'; readonly address: string } | { readonly kind: 'closed' } | { readonly kind: 'usual' } | { readonly kind: 'late' }

/**
 * Opens a page of this shop in a frame as wide as a screen, and looks at what becomes of it.
 * @param argument an argument of its address by which it is known that the page led nowhere else; the page prints it too
 */
export async function openPage(address: string, argument: string): Promise<Opened> {
  const frame = document.createElement('iframe')
  frame.className = 'tillkit-health-frame'
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  const problems: Problem[] = []
  const heard = new WeakSet<Document>()
  // Scripts of the shop's that break out of frames, open windows or ask questions would end the check.
  frame.setAttribute('sandbox', 'allow-same-origin allow-scripts allow-forms')
  frame.src = address
  document.body.append(frame)
  // Tillkit starts when the page has been parsed: until then its document is there to be listened to.
  const listening = setInterval(() => {
    const page = documentOf(frame)
    if (!page || heard.has(page)) return
    heard.add(page)
    page.addEventListener(ERROR_EVENT, (event) => problems.push((event as CustomEvent<Problem>).detail))
  }, 10)
  try {
    const loaded = await Promise.race([once(frame, 'load'), after(LIMIT)])
    if (!loaded) return { kind: 'late' }
    const page = frame.contentWindow
    // A page of another origin says nothing, not even where it is; what stands for a page that forbids frames is such.
    if (!page || !documentOf(frame)) return { kind: 'closed' }
    if (!new URL(page.location.href).searchParams.has(argument)) return { kind: 'elsewhere', address: page.location.href }
    // A cache that does not look at arguments, or a session that has ended, gives the page as it is for everybody.
    if (!page.document.querySelector(`meta[name="${argument}"]`)) return { kind: 'usual' }
    await settled(page)
    return { kind: 'seen', seen: { hosts: hostsIn(page), tag: tagIn(page), problems, live: liveIn(page) }, files: page.performance.getEntriesByType('resource') as PerformanceResourceTiming[] }
  } finally {
    clearInterval(listening)
    frame.remove()
  }
}

function documentOf(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument
  } catch {
    return null
  }
}

/** Waits until the hosts of a page have not changed for a while. */
async function settled(page: Window): Promise<void> {
  const end = Date.now() + LIMIT
  let before = ''
  let since = Date.now()
  while (Date.now() < end && Date.now() - since < CALM) {
    await after(50)
    const now = (hostsIn(page) ?? []).map(({ unit, state }) => `${unit} ${state}`).join()
    if (now === before) continue
    before = now
    since = Date.now()
  }
}

function hostsIn(page: Window): readonly Pick<HostInfo, 'unit' | 'state'>[] | undefined {
  const running = Reflect.get(page, INSTANCE) as { readonly hosts: () => HostInfo[] } | undefined
  return running?.hosts().map(({ unit, state }) => ({ unit, state }))
}

function tagIn(page: Window): string | undefined {
  return page.document.querySelector<HTMLScriptElement>('script[src*="/tillkit.js"]')?.src
}

function liveIn(page: Window): string[] {
  const live = [...page.document.querySelectorAll('script')].filter((script) => isLiveScript(script))
  return live.flatMap((script) => legacyScriptOf(script)?.handle ?? [])
}

function once(target: EventTarget, type: string): Promise<true> {
  return new Promise((resolve) => target.addEventListener(type, () => resolve(true), { once: true }))
}

function after(time: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), time))
}
