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
  /** How wide the window was, and by how much the page was wider than it, in px. */
  readonly width: number
  readonly excess: number
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

interface Story {
  readonly storyGlobals: { viewport?: { value?: string } }
  readonly parameters: { viewport: { options: Record<string, { styles: { width: string } }> } }
  readonly tags: readonly string[]
}

/**
 * Runs in the Storybook's frame: the width of the window that a story's viewport asks for, in px, or that of a phone where its
 * tag says so; `undefined` where nothing does. Self-contained, because the browser is handed its text.
 */
export async function widthOf(storyId: string): Promise<number | undefined> {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { loadStory(which: { storyId: string }): Promise<Story> }
  const { storyGlobals, parameters, tags } = await preview.loadStory({ storyId })
  const name = storyGlobals.viewport?.value ?? (tags.includes('phone') ? 'phone' : '')
  const width = parameters.viewport.options[name]?.styles.width
  return width === undefined ? undefined : parseInt(width, 10)
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
        width: innerWidth,
        excess: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      })
    }) as (...args: never[]) => void
    for (const event of failures) channel.on(event, failed as (...args: never[]) => void)
    channel.on('storyPrepared', prepared)
    channel.on('storyFinished', finished)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}
