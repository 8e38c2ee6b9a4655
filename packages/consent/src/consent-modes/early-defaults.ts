import { GOOGLE, GOOGLE_KINDS, MICROSOFT, WAIT } from './anatomy.ts'

/** The plugin's own script for Google's consent mode. */
const OWN_SCRIPT = '#cookie-law-info-gcm-js'

/**
 * Tells the tags of Google and Microsoft what counts before the first of their scripts runs: they listen to nothing that comes later. On a page
 * without them nothing is made.
 * @returns looks at a node that has come, which may be such a script
 */
export function createDefaults(isRefused: (slug: string) => boolean): (node: Node | null) => void {
  const permission = (slug: string) => (isRefused(slug) ? 'denied' : 'granted')
  const push = (queue: string, ...command: unknown[]) => ((window as unknown as Record<string, unknown[]>)[queue] ??= []).push(...command)
  const google = () => {
    const state = Object.entries(GOOGLE_KINDS).flatMap(([slug, kinds]) => kinds.map((kind) => [kind, permission(slug)]))
    const command = ['consent', 'default', { ...Object.fromEntries(state), wait_for_update: WAIT }]
    // Google's tag knows a command by its being an `arguments` object.
    if (!document.querySelector(OWN_SCRIPT)) push(GOOGLE.queue, Object.assign(command, { [Symbol.toStringTag]: 'Arguments' }))
  }
  const microsoft = () => push(MICROSOFT.queue, 'consent', 'default', { [MICROSOFT.kind]: permission('advertisement') })
  /** By what begins the code of each tag, or its address. */
  const untold = new Map<RegExp, () => unknown>([[/gtag|dataLayer/, google], [/uetq|bat\.bing/, microsoft]])
  return (node) => {
    if (!(node instanceof HTMLScriptElement)) return
    for (const [snippet, tell] of untold) {
      if (snippet.test(node.src + node.textContent) && untold.delete(snippet)) tell()
    }
  }
}
