import { type Life, listen, parseJson, reducesMotion } from '@tillkit/dom'
import { isRecord } from '@tillkit/platform'
import { HOST, keys, MAIN } from './anatomy.ts'
import { setStyles } from './frame.ts'
import type { Message, Popups } from './popups.ts'
import type { Config } from './read.ts'

/** What a conversation is about. */
export interface FrameMessageOptions {
  readonly config: Config
  /** The widget's own frame. */
  readonly frame: HTMLIFrameElement
  readonly popups: Popups
  /** The widget is there to be seen. */
  arrived(): void
}

/** How much of a widget has to be in sight to count as seen. */
const HALF = 0.5

/**
 * Answers a widget's frame in the provider's way: who it is, how high, what it pops up, whether it has been seen. Only what comes from the
 * provider, and from a frame of this very widget, is heard.
 */
export function answerFrameMessages(life: Life, { config, frame, popups, arrived }: FrameMessageOptions): void {
  const id = Math.random()
  const send = (message: unknown, to = frame) => to.contentWindow?.postMessage(JSON.stringify(message), config.root)
  const introduce = (to: HTMLIFrameElement) => listen(life, to, 'load', () => send({ command: 'setId', widgetId: id }, to))
  const frameOf = (name: unknown) => (name === MAIN ? frame : popups.get(String(name)))
  const withFrame = (run: (target: HTMLIFrameElement, message: Message) => unknown) => (message: Message) => {
    const target = frameOf(message['name'])
    if (target) run(target, message)
  }
  const answers: Readonly<Record<string, (message: Message) => unknown>> = {
    ping() {
      send({ command: 'pong' })
      arrived()
    },
    loaded() {
      send('loaded')
      arrived()
    },
    createIFrame: (message) => introduce(popups.create(message)),
    setStyle: withFrame((target, { style }) => isRecord(style) && setStyles(target, style)),
    show: withFrame((target) => (target === frame ? setStyles(frame, { display: 'block' }) : popups.show(target, (message) => send(message)))),
    hide: withFrame((target) => (target === frame ? setStyles(frame, { display: 'none' }) : popups.hide(target))),
    focus: withFrame((target) => target.contentWindow?.focus()),
    message: withFrame((target, message) => send(message, target)),
    'resize-height': ({ name, height }) => typeof height === 'number' && height > 0 && setStyles(frameOf(name) ?? frame, { height: `${height}px` }),
    impression: () => reportVisibility(life, frame, send),
    scrollTo: ({ targets }) => goTo(targets),
  }
  introduce(frame)
  listen<MessageEvent<unknown>>(life, window, 'message', ({ origin, source, data }) => {
    if (origin !== config.root || ![frame, ...popups.all()].some(({ contentWindow }) => contentWindow === source)) return
    const message = typeof data === 'string' ? parseJson(data) : data
    if (!isRecord(message) || message['widgetId'] !== id) return
    const { command } = message
    if (typeof command === 'string' && Object.hasOwn(answers, command)) answers[command]?.(message)
  })
}

/** Tells the widget where it stands, and once when half of it has been seen. */
function reportVisibility(life: Life, frame: HTMLIFrameElement, send: (message: Message) => unknown): void {
  const { userAgent, language, platform } = navigator
  const tell = (command: string) => send({ command, url: document.URL, referrer: document.referrer, userAgent, language, platform })
  tell('impression-received')
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    tell('trustbox-in-viewport')
  }, { threshold: HALF })
  observer.observe(frame)
  life.onEnd(() => observer.disconnect())
}

/** Brings another widget of the page into view, the first of those with one of these templates. */
function goTo(templates: unknown): void {
  if (!Array.isArray(templates)) return
  const widget = [...document.querySelectorAll<HTMLElement>(HOST)].find(({ dataset }) => templates.includes(dataset[keys.template]))
  const frame = widget?.querySelector('iframe')
  if (!frame) return
  widget?.scrollIntoView({ behavior: reducesMotion() ? 'auto' : 'smooth' })
  frame.contentWindow?.focus()
}
