/** How a story ended, as Storybook reports it. */
export interface StoryResult {
  readonly status: string
  /** What its play function or its page threw. */
  readonly thrown: readonly string[]
  /** What the accessibility add-on found, a line a rule; `undefined` when it did not look. */
  readonly violations: readonly string[] | undefined
  /** The states of the units' hosts. */
  readonly hosts: readonly string[]
  /** Whether any of these is a member of a family. */
  readonly isFamily: boolean
  /** What the story before left on the page. */
  readonly leftOver: readonly string[]
}

interface AxeNode {
  html: string
  any: { message: string }[]
}
interface Report {
  type: string
  result?: { violations?: { id: string; nodes: AxeNode[] }[] }
}
interface Finished {
  storyId: string
  status: string
  reporters: Report[]
}
interface Channel {
  on(event: string, listener: (...args: never[]) => void): void
  off(event: string, listener: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
}

/**
 * Runs in the Storybook's frame: asks for a story as the sidebar does, and waits until it has been drawn, played and
 * checked. Self-contained, because the browser is handed its text.
 */
export function showStory(storyId: string): Promise<StoryResult> {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel
  const instance = Symbol.for('tillkit')
  const thrown: string[] = []
  const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing', 'unhandledErrorsWhilePlaying']
  const say = (error: unknown): string => {
    const first = Array.isArray(error) ? error[0] : error
    return String(Object(first).message ?? Object(first).description ?? first)
  }
  const failed = (...args: unknown[]) => void thrown.push(say(args[0]))
  const leftOver: string[] = []
  // Said once the story before has been taken down, before this one is drawn.
  const prepared = () => {
    for (const selector of ['tillkit-slot', '#tillkit-config', '.tpt__tiered-pricing', '.widget_shopping_cart_live_region']) {
      if (document.querySelector(selector)) leftOver.push(selector)
    }
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('wc_')) leftOver.push(key)
    for (const name of [instance, 'jQuery']) if (Reflect.has(window, name)) leftOver.push(String(name))
  }
  return new Promise((resolve) => {
    const finished = ((report: Finished) => {
      if (report.storyId !== storyId) return
      for (const event of failures) channel.off(event, failed)
      channel.off('storyFinished', finished)
      channel.off('storyPrepared', prepared)
      const running = Reflect.get(window, instance) as { hosts(): { unit: string, state: string }[] } | undefined
      const found = report.reporters.find(({ type }) => type === 'a11y')?.result?.violations
      const line = ({ html, any }: AxeNode) => `${html.slice(0, 140)} ${any[0]?.message ?? ''}`
      resolve({
        status: report.status,
        thrown,
        violations: found?.map(({ id, nodes }) => `${id}: ${nodes.map(line).join(' | ')}`),
        hosts: running?.hosts().map(({ state }) => state) ?? [],
        // Named after it: `page-builder/tabs`.
        isFamily: running?.hosts().some(({ unit }) => unit.includes('/')) ?? false,
        leftOver,
      })
    }) as (...args: never[]) => void
    for (const event of failures) channel.on(event, failed as (...args: never[]) => void)
    channel.on('storyPrepared', prepared)
    channel.on('storyFinished', finished)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}
