import { attributeOf } from '@tillkit/dom'
import { isRecord, readFlag, readGlobal, readText } from '@tillkit/platform'
import { GALLERY_PARAMS } from '@tillkit/platform/gallery'
import { COLUMN_ATTRIBUTES, COLUMNS, columnsClass, params } from './anatomy.ts'

/** What a gallery says of itself. What the page sets is read when it starts: scripts of others change it until then. */
export interface Config {
  /** Told apart from other galleries. */
  readonly key: string
  /** How many thumbnails stand side by side. */
  readonly columns: number
}

let galleries = 0

/** Reads a gallery. Nothing of it can be wrong: what makes no sense is as if it were not there. */
export function readConfig(element: Element): Config {
  galleries += 1
  const [, byClass] = columnsClass.exec(attributeOf(element, 'class')) ?? []
  const printed = [...COLUMN_ATTRIBUTES.map((name) => attributeOf(element, name)), byClass].map((text) => Number.parseInt(text ?? '', 10))
  return { key: String(galleries), columns: printed.find((columns) => columns > 0) ?? COLUMNS }
}

/** What stands below the pictures. */
type Controls = 'thumbnails' | 'dots' | 'none'

/** What the page sets for its galleries. */
export interface Settings {
  /** How pictures change; `null` where the theme has no slider. */
  readonly slider: SliderSettings | null
  /** What is set for a closer look, which reads it when it comes; `null` where the theme has no zoom. */
  readonly zoom: Said | null
  /** The same for pictures over the whole page; `null` where the theme has no lightbox. */
  readonly lightbox: Said | null
  /** What the button is called that opens them. */
  readonly triggerText: string
}

/** How pictures change. */
interface SliderSettings {
  readonly controls: Controls
  readonly hasArrows: boolean
  /** From one picture to the next by itself, in ms; `null` where it does not. */
  readonly interval: number | null
  readonly fades: boolean
  /** How long a move takes, in ms. */
  readonly ms: number
  readonly loops: boolean
  /** Whether the height changes gently. */
  readonly smoothHeight: boolean
  readonly isRtl: boolean
  readonly swipes: boolean
  readonly keyboard: boolean
}

/** What is set of a feature: an option by its name, whatever it says. */
export type Said = (name: string) => unknown

const saidBy = (given: unknown, otherwise: object = {}): Said => {
  const record: Readonly<Record<string, unknown>> = isRecord(given) ? given : { ...otherwise }
  return (name) => record[name]
}

/** What the platform sets, for pages on which that cannot be read. What a shop's own options leave out is as the libraries have it. */
const PLATFORM = {
  slider: { animation: 'slide', smoothHeight: true, directionNav: false, controlNav: 'thumbnails', slideshow: false, animationSpeed: 500, animationLoop: false },
  lightbox: { history: false },
} as const

/** A number of the page's that is not less than another; `otherwise` where it says none. */
export function numberOf(said: unknown, otherwise: number, least = 0): number {
  const number = typeof said === 'number' || (typeof said === 'string' && said !== '') ? Number(said) : Number.NaN
  return Number.isFinite(number) && number >= least ? number : otherwise
}

/** Less than this, in ms, nobody means: pictures would flicker. */
const LEAST_INTERVAL = 1000

/** Reads what the page sets, or what a script has given in its place. */
export function readSettings(given: unknown = readGlobal(GALLERY_PARAMS)): Settings {
  const page = saidBy(readGlobal(GALLERY_PARAMS))
  const own = saidBy(given)
  const said: Said = (name) => own(name) ?? page(name)
  // A script that starts a gallery may leave features out, and not bring them in.
  const has = (name: string) => readFlag(page(name), false) && readFlag(own(name), true)
  return {
    slider: has(params.sliderOn) ? sliderSettings(saidBy(said(params.slider), PLATFORM.slider)) : null,
    zoom: has(params.zoomOn) ? saidBy(said(params.zoom)) : null,
    lightbox: has(params.lightboxOn) ? saidBy(said(params.lightbox), PLATFORM.lightbox) : null,
    triggerText: readText(said(params.trigger)) || 'View full-screen image gallery',
  }
}

function sliderSettings(said: Said): SliderSettings {
  const controls = said('controlNav')
  return {
    controls: controls === 'thumbnails' ? 'thumbnails' : readFlag(controls, true) ? 'dots' : 'none',
    hasArrows: readFlag(said('directionNav'), true),
    interval: readFlag(said('slideshow'), true) ? numberOf(said('slideshowSpeed'), 7000, LEAST_INTERVAL) : null,
    fades: said('animation') !== 'slide',
    ms: numberOf(said('animationSpeed'), 600),
    loops: readFlag(said('animationLoop'), true),
    smoothHeight: readFlag(said('smoothHeight'), false),
    isRtl: readFlag(said('rtl'), false),
    swipes: readFlag(said('touch'), true),
    keyboard: readFlag(said('keyboard'), true),
  }
}
