import { InvalidMarkup } from '@tillkit/mount'
import { parseUrl } from '@tillkit/dom'
import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { keys, REQUIRED, PROVIDER, SETTINGS, WIDGET_SCRIPT } from './anatomy.ts'

/** What one widget says of itself. */
export interface Config {
  /** Where it comes from. */
  readonly root: string
  /** All of its data attributes. */
  readonly data: Readonly<Record<string, string>>
  /** How high it will be, as CSS says it; `''` where it does not tell. */
  readonly height: string
  readonly width: string
}

/**
 * Reads a widget.
 * @throws InvalidMarkup for one that lacks what the provider needs: it keeps its link, and others are not held up by it
 */
export function readWidget({ dataset }: HTMLElement): Config {
  for (const [key, attribute, name] of REQUIRED) {
    if (!dataset[key]) throw new InvalidMarkup(attribute, `No ${name} supplied for TrustBox`, 'Copy the widget’s markup anew from the provider.', { help: 'reviews-widget' })
  }
  const data = Object.fromEntries(Object.entries(dataset).map(([key, value]) => [key, value ?? '']))
  return { root: providerRoot(), data, height: sizeOf(data[keys.height]), width: sizeOf(data[keys.width]) }
}

/** A size as CSS takes it: a bare number is in pixels. */
function sizeOf(size = ''): string {
  return size === '' || /px|%/i.test(size) ? size.toLowerCase() : `${size}px`
}

/** The address of one of a widget's pages: what only the page itself reads stands behind the hash. */
export function pageOf({ root, data }: Config, source = 'index.html'): string {
  const isSearch = (key: string) => key === keys.business || key === keys.template
  const pairs = (keep: (key: string) => boolean) =>
    Object.entries(data).filter(([key]) => keep(key)).map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')
  const hash = pairs((key) => !isSearch(key) && key !== keys.robots)
  return `${root}/trustboxes/${encodeURIComponent(data[keys.template] ?? '')}/${source}?${pairs(isSearch)}#${hash}`
}

/** The origin that widgets and their data come from: that of the script which the provider's plugin names. */
function providerRoot(): string {
  const settings = readGlobal(SETTINGS)
  const named = isRecord(settings) ? readText(settings[WIDGET_SCRIPT]) : ''
  return (named && parseUrl(named, location.href)?.origin) || PROVIDER
}
