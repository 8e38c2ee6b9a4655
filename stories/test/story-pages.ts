import { shareChromium } from '@tillkit/testing'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { makeBare, silence } from './bare-frame.ts'
import { STORYBOOK_FOLDER } from './story-index.ts'
import { showStory, widthOf, type StoryResult } from './story-result.ts'
import { serveStorybook, type ServeOptions } from './storybook-server.ts'

/** The width of a window where nothing asks for another, in px. */
const DESKTOP = 1280

/** A frame of the static Storybook, with what goes wrong in it. */
export interface Frame {
  readonly page: Page
  /** Uncaught exceptions, unhandled rejections and lines of console.error since they were last taken. */
  takeErrors(): readonly string[]
  /** Addresses of requests that were not for this Storybook's own files, since they were last taken. */
  takeStrangers(): readonly string[]
}

/** How frames are opened. */
export interface FrameOptions {
  /** What follows `/iframe.html` or stands for it. Default: the frame without a story. */
  readonly path?: string
  /** Viewport width in px. Default: what a story of a pool asks for by its viewport, else 1280. */
  readonly width?: number
  /** Switches of the toolbar; only for frames of a pool. Default: as Storybook starts. */
  readonly globals?: Readonly<Record<string, string>>
  /** Whether only scripts look at it. Default false. */
  readonly isBare?: boolean
  /** What the visitor's system asks for, by the browser's real modes. */
  readonly system?: Pick<BrowserContextOptions, 'forcedColors' | 'reducedMotion'>
}

/** The static Storybook, and its pages in a browser. */
export interface Storybook {
  open(options?: FrameOptions): Promise<Frame>
  close(): Promise<void>
}

/** Serves the static Storybook, to the browser that all files share. */
export async function openStorybook(options?: ServeOptions): Promise<Storybook> {
  const [browser, server] = await Promise.all([shareChromium(), serveStorybook(STORYBOOK_FOLDER, options)])
  const opened: Page[] = []
  return {
    async open({ path = '/iframe.html', width = DESKTOP, isBare = false, system = {} } = {}) {
      const viewport = { width, height: width < 500 ? 844 : 900 }
      const page = await browser.newPage({ viewport, locale: 'en-GB', ...system })
      opened.push(page)
      if (isBare) await makeBare(page, viewport)
      const frame = record(page, server.origin)
      await page.goto(server.origin + path)
      return frame
    },
    async close() {
      await Promise.all(opened.map((page) => page.context().close()))
      await server.close()
    },
  }
}

function record(page: Page, origin: string): Frame {
  const errors: string[] = []
  const strangers: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) strangers.push(url)
  })
  return { page, takeErrors: () => errors.splice(0), takeStrangers: () => strangers.splice(0) }
}

/** Opens a frame that shows nothing yet, and waits until it can be asked for something. */
export async function openEmpty(storybook: Storybook, options?: FrameOptions): Promise<Frame> {
  const frame = await storybook.open(options)
  // Storybook misses a story in the address, as it must: it is there.
  const isThere = () => Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')?.last('storyMissing') !== undefined
  await frame.page.waitForFunction(isThere, undefined, { timeout: 20_000 })
  return frame
}

/**
 * Frames that are used again: loading one costs far more than showing a story in it. Stories then follow each other
 * as they do under a visitor's hands, and each has to clear up behind itself. A story has a window of the size that its
 * viewport says: the toolbar, which would see to that, is not there in a frame of its own.
 */
export class FramePool {
  readonly #free: Frame[] = []
  constructor(readonly storybook: Storybook, readonly options: FrameOptions = {}) {}

  /** Shows a story in a frame of its own; a frame in which something failed is not used again. */
  async show(storyId: string, look: (result: StoryResult, frame: Frame) => Promise<void> | void): Promise<void> {
    const frame = await this.#take(storyId)
    try {
      await look(await frame.page.evaluate(showStory, storyId), frame)
      this.#free.push(frame)
    } catch (error) {
      await frame.page.close()
      throw error
    }
  }

  async #take(storyId: string): Promise<Frame> {
    const fixed = this.options.width
    const frame = this.#free.pop() ?? (await this.#open(fixed ?? DESKTOP))
    if (fixed !== undefined) return frame
    const width = (await frame.page.evaluate(widthOf, storyId)) ?? DESKTOP
    if (widthOfWindow(frame) === width) return frame
    this.#free.push(frame)
    const fits = this.#free.findIndex((each) => widthOfWindow(each) === width)
    const found = fits < 0 ? undefined : this.#free.splice(fits, 1)[0]
    return found ?? (await this.#open(width))
  }

  async #open(width: number): Promise<Frame> {
    const frame = await openEmpty(this.storybook, { ...this.options, width, isBare: true })
    await silence(frame.page)
    await frame.page.evaluate(
      (globals) => Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('updateGlobals', { globals }),
      this.options.globals ?? {},
    )
    return frame
  }
}

const widthOfWindow = ({ page }: Frame) => page.viewportSize()?.width
